"""Answers to questions: SQuAD's gold and prediction files, tables of questions, multiple choice.

Decision: a question may have several right answers or none; an item a prediction file lacks is
asked about, and counting it as wrong, as the evaluation script of SQuAD does, is the first choice.
"""
