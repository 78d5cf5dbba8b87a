"""Names that people and programs give to columns and files, by the role they tell."""

from __future__ import annotations

import re


def _set(names: str) -> frozenset[str]:
    return frozenset(names.split())


ID_NAMES = _set(
    "id ids itemid item items pairid idx index uid guid qid questionid docid doc exampleid "
    "example sentid sentenceid sentenceno segment segmentid segid seg instanceid instance key "
    "no nr num number row rowid line lineno textid tweetid reviewid sampleid sample "
    "unnamed0 docno recordid record satz 编号 序号"
)
GOLD_NAMES = _set(
    "gold goldlabel goldlabels golden goldstandard reference ref references target targets truth "
    "groundtruth true truelabel truelabels ytrue ytest actual correct correctlabel correctanswer "
    "expected label labels answer class category y annotation sentiment 标签 参考"
)
STRONG_GOLD_NAMES = _set(
    "gold goldlabel goldlabels golden goldstandard reference ref references target targets truth "
    "groundtruth true truelabel truelabels ytrue ytest actual correctlabel correctanswer expected "
    "参考"
)
"""Names that tell the reference even beside a column called "label"."""
PREDICTION_NAMES = _set(
    "pred preds prediction predictions predicted predictedlabel predictedlabels predictedclass "
    "predlabel predlabels ypred yhat output outputs systemoutput response "
    "modeloutput decision 预测"
)
SCORE_NAMES = _set(
    "score scores prob probs probability probabilities confidence logit logits logprob rating "
    "value f1 bleu chrf ter rouge rouge1 rouge2 rougel bertscore comet accuracy acc loss "
    "exactmatch 得分"
)
TEXT_NAMES = _set(
    "text texts sentence sentences sentence1 sentence2 premise hypothesis question context source "
    "src input tweet review document body title query passage content token tokens word "
    "句子 文本"
)
SLICE_NAMES = _set(
    "heuristic subcase genre domain category type topic language lang split group annotator "
    "dataset source subset template system model filter"
)

KNOWN_NAMES = (
    ID_NAMES
    | GOLD_NAMES
    | PREDICTION_NAMES
    | SCORE_NAMES
    | TEXT_NAMES
    | SLICE_NAMES
    | _set("name run seed")
)

REFERENCE_FILE_WORDS = _set(
    "gold golds golden goldstandard reference references ref refs truth groundtruth 参考"
)
"""Words in a file name that tell the reference."""
WEAK_REFERENCE_FILE_WORDS = _set(
    "dataset data testset test target targets tgt label labels key keys answers annotations "
    "expected true"
)
"""Words that tell it only when no other file has one and the others do not."""
OUTPUT_FILE_WORDS = _set(
    "output outputs out pred preds prediction predictions predicted system systems sys hyp hyps "
    "hypothesis result results response responses answers model submission run 预测"
)
"""Words that tell a system's output, and that tell nothing about which."""

_SEPARATORS = re.compile(r"[\s_\-.:/()\[\]]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def folded(name: str) -> str:
    """A column name without case, blanks and punctuation, as in the sets above."""
    return _SEPARATORS.sub("", name).casefold()


def words(name: str) -> list[str]:
    """The words of a name: ``"gold_label.Test"`` has gold, label and test."""
    spaced = _CAMEL.sub(" ", name)
    return [word for word in _SEPARATORS.sub(" ", spaced).casefold().split() if word]


def is_any_of(names: str) -> re.Pattern[str]:
    """A pattern of words, each of them perhaps with a number behind it: "ref", "ref0"."""
    return re.compile(rf"(?:{'|'.join(map(re.escape, names.split()))})\d*")
