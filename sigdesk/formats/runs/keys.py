"""Which columns of a table name the run, which the system, and which hold the scores."""

from __future__ import annotations

from dataclasses import dataclass

from sigdesk.formats.column_names import folded
from sigdesk.formats.roles import Profile, Roles


def _set(names: str) -> frozenset[str]:
    return frozenset(names.split())


RUN_NAMES = _set(
    "run runs runid seed seeds randomseed fold folds cvfold rep reps repetition repetitions repeat "
    "trial trials dataset datasets datasetname db treebank treebanks corpus corpora testset "
    "testsets benchmark language languages lang 运行 种子 折 数据集 树库 语料库"
)
"""Names of columns that tell which run, fold or data set a row is."""
SYSTEM_NAMES = _set(
    "system systems systemname sys model models modelname method methods algorithm algorithms "
    "classifier classifiers learner parser tagger approach team submission 系统 模型 方法"
)
"""Names of columns that tell which system a row is of, in long form."""
_MOST_RUNS = 20_000


@dataclass(frozen=True, eq=False)
class RunColumns:
    """The columns of a run table by what they are for.

    Parameters
    ----------
    keys : tuple of Profile
        Which run, fold and data set.
    system : Profile or None
        Which system a row is of; None in wide form, where each system has a column.
    scores : tuple of Profile
    """

    keys: tuple[Profile, ...]
    system: Profile | None
    scores: tuple[Profile, ...]


def run_columns(roles: Roles) -> RunColumns | None:
    """Find the columns of a run table; None when it is none.

    Every column must be a key, a system or a score: a table with texts or labels beside the
    numbers is something else.
    """
    table = roles.table
    if not table.has_header or table.kind or table.n_rows > _MOST_RUNS:
        return None
    keys = [p for p in roles.profiles if folded(p.name) in RUN_NAMES]
    others = [p for p in roles.profiles if p not in keys]
    systems = [p for p in others if folded(p.name) in SYSTEM_NAMES and not p.is_numeric]
    scores = [p for p in others if p not in systems and p.is_numeric]
    if not keys or not scores or len(systems) > 1:
        return None
    if len(keys) + len(systems) + len(scores) < len(roles.profiles):
        return None
    if systems and len(scores) != 1:
        return None
    return RunColumns(tuple(keys), systems[0] if systems else None, tuple(scores))
