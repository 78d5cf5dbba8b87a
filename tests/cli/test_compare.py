"""``sigdesk-cli compare`` from files to exit codes, on the awkward cases and small files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sigdesk.cli import main
from sigdesk.core.significance.base import finish
from sigdesk.formats.importing import read_files
from sigdesk.formats.project_file import load_project
from sigdesk.model.compare import compare
from sigdesk.model.comparison import comparison
from sigdesk.model.plan import plan
from sigdesk.resources_path import resource
from tests.cli.shape import faults

ROOT = Path(__file__).parents[2]
CASES = Path(os.environ.get("SIGDESK_CASES", ROOT / "tests" / "data" / "cases"))

FAST = ("--n-resamples", "400")


@pytest.fixture
def run(capsys):
    """Run the command line; gives exit code, output and errors."""

    def call(*arguments):
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture
def report(run):
    """Run ``compare`` and give its JSON, checked against the schema."""

    def call(*arguments):
        code, out, err = run("compare", *arguments, *FAST, "--json", "-")
        assert code == 0, err
        found = json.loads(out)
        schema = json.loads(resource("report", "comparison.schema.json").read_text("utf-8"))
        assert faults(found, schema, schema) == []
        return found

    return call


def case(name):
    (folder,) = CASES.glob(name + "-*")
    return folder


def numbers(name):
    return json.loads((case(name) / "case.json").read_text("utf-8"))["expected"]["numbers"]


def result_of(report, test="exact-permutation", position=0):
    tests = report["comparisons"][position]["tests"]
    return next(one["result"] for one in tests if one["test"] == test)


def score_of(report, system, metric="accuracy"):
    return next(
        row["score"]
        for row in report["scores"]
        if (row["system"], row["metric"]) == (system, metric)
    )


@pytest.fixture
def three(tmp_path):
    """A reference and two systems with 7 against 2 discordant items, and a column to slice by."""
    gold = ["a", "b"] * 15
    first = [("a" if g == "b" else "b") if i < 4 else g for i, g in enumerate(gold)]
    second = [("a" if g == "b" else "b") if 2 <= i < 11 else g for i, g in enumerate(gold)]
    genre = ["x" if i < 20 else "y" for i in range(30)]
    rows = [f"{i},{g},{genre[i]}" for i, g in enumerate(gold)]
    (tmp_path / "gold.csv").write_text("id,label,genre\n" + "\n".join(rows) + "\n")
    for name, answers in (("one.csv", first), ("two.csv", second)):
        lines = [f"{i},{answer}" for i, answer in enumerate(answers)]
        (tmp_path / name).write_text("id,prediction\n" + "\n".join(lines) + "\n")
    return [tmp_path / name for name in ("gold.csv", "one.csv", "two.csv")]


# -- the cases ----------------------------------------------------------------------------------


def test_a_byte_order_mark_in_one_file(report):
    folder, expected = case("s01"), numbers("s01")
    found = report(*(folder / name for name in ("gold.csv", "systemA.csv", "systemB.csv")))
    assert found["data"]["n_used"] == expected["n"]
    assert score_of(found, "systemA") == pytest.approx(expected["accuracy A"])
    assert score_of(found, "systemB") == pytest.approx(expected["accuracy B"])
    agreement = found["comparisons"][0]["agreement"]
    assert agreement["only_a"] == expected["A right and B wrong"]
    assert agreement["only_b"] == expected["B right and A wrong"]
    assert result_of(found)["pvalue"] == pytest.approx(expected["exact McNemar p (two-sided)"])
    assert {one["alignment"]["by"] for one in found["data"]["systems"]} == {"id"}


def test_ids_that_do_not_match_are_asked_about_and_listed(run, report):
    folder, expected = case("s09"), numbers("s09")
    files = [folder / name for name in ("gold.csv", "systemA.csv", "systemB.csv")]
    code, out, err = run("compare", *files)
    assert code == 3
    assert out == ""
    for part in ("q07", "q03", "q99", "common", "wrong", "--unmatched common|wrong"):
        assert part in err
    found = report(*files, "--unmatched", "common")
    assert found["data"]["n_used"] == expected["n on ids that are clean in both"]
    assert score_of(found, "systemA") == pytest.approx(expected["accuracy A on them"])
    assert score_of(found, "systemB") == pytest.approx(expected["accuracy B on them"])
    alignment = found["data"]["systems"][1]["alignment"]
    assert (alignment["missing"], alignment["conflicting"], alignment["unknown"]) == (
        ["q07"],
        ["q03"],
        ["q99"],
    )
    assert found["data"]["decisions"][0]["question"] == "unmatched"


def test_labels_that_differ_by_spelling_are_asked_about(run, report):
    file, expected = case("s10") / "labels.csv", numbers("s10")
    assert run("compare", file)[0] == 3
    merged = report(file, "--normalise-labels", "yes")
    assert score_of(merged, "A") == pytest.approx(expected["accuracy A merged"])
    assert score_of(merged, "A", "macro-f1") == pytest.approx(expected["macro F1 A merged"])
    assert len(merged["data"]["labels"]) == expected["labels after merging"]
    apart = report(file, "--normalise-labels", "no")
    assert score_of(apart, "B") == pytest.approx(expected["accuracy B as is"])


def test_one_system_is_scored_though_there_is_nothing_to_compare(report):
    found = report(case("s12") / "regions.csv")
    expected = numbers("s12")
    assert found["data"]["n_items"] == expected["n"]
    assert len(found["data"]["labels"]) == expected["labels"]
    assert found["scores"][0]["score"] == pytest.approx(expected["accuracy A"])
    assert found["comparisons"] == []


def test_one_label_set_for_all_systems(report):
    found, expected = report(case("s13") / "labels.tsv"), numbers("s13")
    for system in "AB":
        union = expected[f"macro F1 {system} over labels of gold and all systems"]
        assert score_of(found, system, "macro-f1") == pytest.approx(union)


def test_identical_outputs(report):
    expected = numbers("s17")
    for name in ("labels.csv", "scores.tsv"):
        found = report(case("s17") / name)
        one = found["comparisons"][0]
        assert one["identical"]
        assert "identical" in one["verdict"]["headline"]
        assert (one["interval"]["low"], one["interval"]["high"]) == (0, 0)
        for test in one["tests"]:
            if test["result"] is not None:
                assert test["result"]["pvalue"] == 1
                assert not test["result"]["significant"]
    assert score_of(found, "A", "mean-score") == pytest.approx(expected["mean score"])


def test_a_sampled_p_is_never_0(run, report):
    file, expected = case("s18") / "scores.tsv", numbers("s18")
    found = report(file, "--n-resamples", "9999")
    exact = result_of(found)["pvalue"]
    assert exact == pytest.approx(expected["exact two-sided permutation p"])
    _, out, _ = run("compare", file, "--n-resamples", "9999", "--test", "randomization")
    assert "p ≤ 1 × 10⁻⁴" in out
    assert "0.0000" not in out


def test_ties_are_decided_in_decimals(report):
    found, expected = report(case("s19") / "scores.csv"), numbers("s19")
    assert result_of(found)["pvalue"] == pytest.approx(expected["exact two-sided p"], rel=1e-12)


def test_missing_scores_are_left_out_in_pairs(report):
    found, expected = report(case("s25") / "scores.csv"), numbers("s25")
    one = found["comparisons"][0]
    assert one["n_items"] == expected["n paired"]
    assert one["score_a"] == pytest.approx(expected["mean A on pairs"])
    assert result_of(found)["pvalue"] == pytest.approx(expected["exact permutation p on the mean"])
    assert [row["n_items"] for row in found["scores"]] == [expected["n A"], expected["n B"]]


# -- the same numbers as in the window ------------------------------------------------------------


def test_numbers_are_those_of_plan_and_compare_to_the_last_digit(report, three):
    found = report(*three)
    project = read_files(three, reference=three[0]).project
    import dataclasses

    settings = dataclasses.replace(project.settings, n_resamples=400)
    project = project.replaced(settings=settings)
    for test, planned in zip(
        found["comparisons"][0]["tests"], plan(project, "one", "two"), strict=True
    ):
        assert test["test"] == planned.procedure.key
        if planned.unsuitable is None:
            result = finish(compare(project, "one", "two", planned.procedure))
            assert test["result"]["pvalue"] == result.pvalue
            assert test["result"]["log10_pvalue"] == result.log10_pvalue
            assert test["result"]["n_extreme"] == result.n_extreme


def test_output_is_the_same_twice(run, three):
    first = run("compare", *three, *FAST, "--json", "-")
    assert run("compare", *three, *FAST, "--json", "-") == first


# -- options --------------------------------------------------------------------------------------


def test_metrics_and_their_parameters(report, three):
    found = report(*three, "--metric", "f1:label=a,zero_division=1", "--metric", "macro-f1")
    assert [one["metric"] for one in found["comparisons"]] == ["f1", "macro-f1"]
    assert found["comparisons"][0]["signature"].startswith("f1|class:a|zero:1")
    assert {"f1", "macro-f1", "accuracy"} <= {row["metric"] for row in found["scores"]}


def test_only_the_tests_asked_for_and_the_bootstrap_for_the_interval(report, three):
    found = report(*three, "--test", "randomization")
    run_tests = {t["test"] for t in found["comparisons"][0]["tests"] if t["result"] is not None}
    assert run_tests == {"randomization", "bootstrap"}
    assert found["comparisons"][0]["interval"] is not None


def test_settings_reach_the_tests(report, three):
    found = report(*three, "--alternative", "greater", "--seed", "7", "--confidence", "0.9")
    sampled = result_of(found, "randomization")
    assert (sampled["alternative"], sampled["seed"], sampled["n_resamples"]) == ("greater", 7, 400)
    assert found["comparisons"][0]["interval"]["confidence"] == 0.9
    two_sided = result_of(report(*three))["pvalue"]
    assert result_of(found)["pvalue"] == pytest.approx(two_sided / 2, abs=0.1)


def test_a_slice_restricts_the_items(report, three):
    found = report(*three, "--slice", "genre=x")
    assert found["data"]["slice"] == {"column": "genre", "value": "x"}
    assert (found["data"]["n_items"], found["data"]["n_used"]) == (30, 20)


def test_clusters_are_the_units(report, three):
    assert report(*three)["data"]["cluster"] is None
    found = report(*three, "--cluster", "genre")
    assert found["data"]["cluster"] == {"column": "genre", "n_clusters": 2}
    # two units: swapping none, one or both
    assert result_of(found)["pvalue"] * 4 == pytest.approx(round(result_of(found)["pvalue"] * 4))
    assert result_of(found)["pvalue"] > result_of(report(*three))["pvalue"]


def test_pairs_follow_from_the_systems_named(report, three, tmp_path):
    third = tmp_path / "three.csv"
    third.write_text(three[1].read_text())

    def compared(*options):
        found = report(*three, third, *options)
        return [(one["a"], one["b"]) for one in found["comparisons"]]

    assert compared() == [("one", "two"), ("one", "three"), ("two", "three")]
    assert compared("--system-a", "two") == [("two", "one"), ("two", "three")]
    assert compared("--system-b", "one") == [("two", "one"), ("three", "one")]
    assert compared("--system-a", "three", "--system-b", "one") == [("three", "one")]


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (("--metric", "bleu"), "known are: accuracy"),
        (("--metric", "mean-score"), "no metric for labels"),
        (("--metric", "f1:label=zebra"), "no label is called 'zebra'"),
        (("--metric", "f1:colour=red"), "f1 takes label"),
        (("--metric", "f1:zero_division=much"), "does not fit zero_division"),
        (("--metric", "macro-f1:average=best"), "allowed are: class-f1"),
        (("--test", "t-test"), "no test is called 't-test'"),
        (("--slice", "genre=z"), "values are: x, y"),
        (("--slice", "length=3"), "known are: genre"),
        (("--slice", "genre"), "COLUMN=VALUE"),
        (("--cluster", "author"), "known are: genre"),
        (("--system-a", "four"), "known are: one, two"),
        (("--system-a", "one", "--system-b", "one"), "same system"),
        (("--n-resamples", "0"), "smallest allowed value is 1"),
        (("--alpha", "1.5"), "--alpha must lie between 0 and 1"),
        (("--answer", "x"), "KEY=VALUE"),
        (("--alternative", "better"), "invalid choice"),
        (("--rerun",), ".sigdesk file"),
    ],
)
def test_wrong_usage_ends_with_2_and_says_what_fits(run, three, options, part):
    code, out, err = run("compare", *three, *options)
    assert code == 2
    assert out == ""
    assert part in err


def test_bad_input_ends_with_4_and_says_where(run, three, tmp_path):
    short = tmp_path / "short.txt"
    short.write_text("a\nb\n")
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    pdf = tmp_path / "paper.csv"
    pdf.write_bytes(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n" + bytes(range(256)) * 4)
    for bad in (short, empty, pdf, tmp_path / "missing.txt"):
        code, _, err = run("compare", three[0], three[1], bad)
        assert code == 4, bad
        assert bad.name in err
        assert "Traceback" not in err


def test_a_damaged_project_ends_with_4(run, tmp_path):
    path = tmp_path / "a.sigdesk"
    path.write_bytes(b"PK\x03\x04 and nothing more")
    code, _, err = run("compare", path)
    assert code == 4
    assert "damaged" in err
    assert run("compare", tmp_path / "none.sigdesk")[0] == 4


def test_what_cannot_be_written_ends_with_1(run, three, tmp_path):
    code, _, err = run("compare", *three, *FAST, "--report", tmp_path / "no" / "out.html")
    assert code == 1
    assert "cannot write" in err


# -- outputs --------------------------------------------------------------------------------------


def test_text_has_verdict_tests_and_a_sentence_to_copy(run, three):
    code, out, err = run("compare", *three, *FAST)
    assert (code, err) == (0, "")
    for part in (
        "30 items",
        "joined by id, 30 of 30 matched",
        "* Exact permutation test",
        "No difference between one and two can be shown",
        "Scores (best marked *)",
    ):
        assert part in out


def test_all_files_are_written_and_nothing_is_printed(run, three, tmp_path):
    html, js, saved = (tmp_path / f"out.{end}" for end in ("html", "json", "sigdesk"))
    outputs = ("--report", html, "--json", js, "--save", saved)
    code, out, err = run("compare", *three, *FAST, *outputs, "--quiet")
    assert (code, out, err) == (0, "", "")
    assert "can be shown" in html.read_text("utf-8")
    assert json.loads(js.read_text("utf-8"))["format"] == "sigdesk-comparison"
    project, store = load_project(saved)
    assert comparison(project, store, "one", "two").result is not None


def test_a_project_file_repeats_its_comparison_without_computing(run, three, tmp_path, monkeypatch):
    saved = tmp_path / "a.sigdesk"
    _, _, _ = run("compare", *three, *FAST, "--save", saved, "--quiet")
    _, first, _ = run("compare", *three, *FAST, "--json", "-")

    def refuse(*arguments):
        raise AssertionError("a test was run")

    monkeypatch.setattr("sigdesk.model.compare.compare", refuse)
    code, out, _ = run("compare", saved, "--json", "-")
    assert code == 0
    assert json.loads(out) == json.loads(first)


def test_a_rerun_gets_the_last_digit_and_another_seed_does_not_count_as_a_rerun(
    run, three, tmp_path
):
    saved = tmp_path / "a.sigdesk"
    run("compare", *three, *FAST, "--save", saved, "--quiet")
    code, out, _ = run("compare", saved, "--rerun")
    assert code == 0
    assert "results agree to the last digit, 0 differ" in out
    _, out, _ = run("compare", saved, "--rerun", "--seed", "99")
    assert "are new" in out


def test_a_result_that_was_tampered_with_is_found_by_a_rerun(run, three, tmp_path):
    import dataclasses

    from sigdesk.formats.project_file import save_project
    from sigdesk.model.store import ResultStore

    saved = tmp_path / "a.sigdesk"
    run("compare", *three, *FAST, "--save", saved, "--quiet")
    project, store = load_project(saved)
    forged = ResultStore()
    for key, result in store.items():
        if getattr(result, "test", "") == "exact-permutation":
            result = dataclasses.replace(result, pvalue=0.001)
        forged.put(key, result)
    save_project(saved, project, forged)
    _, out, _ = run("compare", saved, "--rerun")
    assert "1 differ" in out
    assert "p = 0.001 stored" in out


# -- the program ----------------------------------------------------------------------------------


def python(*arguments, **named):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **named}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, check=False, cwd=ROOT
    )


def test_version_and_help(run):
    from sigdesk import __version__

    assert run("--version") == (0, f"SigDesk {__version__}\n", "")
    _, out, _ = run("compare", "--help")
    for option in ("--metric", "--unmatched", "--map-labels", "--json", "exit codes"):
        assert option in out


def test_listings_name_every_entry(run):
    from sigdesk.core.metrics import METRICS
    from sigdesk.core.significance import TESTS

    _, metrics, _ = run("metrics")
    _, tests, _ = run("tests")
    assert all(f"{key}: " in metrics for key in METRICS)
    assert all(f"{key}: " in tests for key in TESTS)


def test_help_needs_no_numerical_library_and_comparing_no_qt(three):
    script = "import sys; from sigdesk.cli import main; main(['compare', *sys.argv[1:]]); " + (
        "assert not any(name.split('.')[0] in ('PySide6', 'pyqtgraph') for name in sys.modules)"
    )
    files = [str(path) for path in three]
    done = python("-c", script, *files, *FAST)
    assert done.returncode == 0, done.stderr.decode()
    script = "import sys; import sigdesk.cli; assert 'numpy' not in sys.modules"
    assert python("-c", script).returncode == 0


def test_a_terminal_without_unicode_and_a_closed_pipe_are_no_errors(three):
    files = [str(path) for path in three]
    done = python(
        "-m", "sigdesk.cli", "compare", *files, *FAST, PYTHONIOENCODING="ascii", PYTHONUTF8="0"
    )
    assert done.returncode == 0
    assert b"?" in done.stdout
    reader, writer = os.pipe()
    os.close(reader)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "sigdesk.cli", "compare", *files, *FAST]
    with subprocess.Popen(
        command, env=environment, stdout=writer, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        os.close(writer)
        _, errors = process.communicate()
    assert errors == b""
