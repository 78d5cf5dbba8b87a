"""Background work on long-lived QThreads. Knows QtCore and nothing of SigDesk.

A `Job` is a generator: what it yields is a snapshot of its progress, what it returns is its result,
and between two snapshots it can be stopped. A `JobQueue` runs jobs in a few lanes, each with a
`Worker` in a thread of its own, and owns those threads: `JobQueue.shutdown` ends them.

Decisions:

- Snapshots are throttled where they are sent. A generator may yield a thousand times a second; the
  window's event queue must not fill with what it cannot draw.
- Every start of a job has a generation number. Signals already queued still arrive after a job was
  cancelled or its successor started; the queue drops whatever carries another number.
- Signals of a worker are connected to methods of QObjects only. A lambda or a closure would run in
  the worker's thread.
- Python processes for pure-Python libraries are not the queue's business: such a job's generator
  talks to its process and yields while it waits.
"""

from sigdesk.jobs.estimate import TimeLeft
from sigdesk.jobs.job import Failure, Job, JobState, JobStatus
from sigdesk.jobs.queue import JobQueue
from sigdesk.jobs.worker import Worker

__all__ = ["Failure", "Job", "JobQueue", "JobState", "JobStatus", "TimeLeft", "Worker"]
