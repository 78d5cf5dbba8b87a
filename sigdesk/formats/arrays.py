"""Arrays and texts as entries of a project file.

Decision: numbers are `.npy` entries, which every NumPy reads, and never pickled objects, which
could run code. Texts are one `.npy` of UTF-8 bytes and one of lengths. An entry is checked against
its own header before anything is allocated, so a damaged or hostile file cannot ask for memory
that it does not bring along.
"""

from __future__ import annotations

import io
import math
import zipfile
from typing import Any

import numpy as np
from numpy.typing import NDArray

MAX_ENTRY = 2**31
"""Bytes an unpacked entry may have."""


class DamagedError(ValueError):
    """An entry does not hold what it should; the text says which and what."""


class ArrayWriter:
    """Puts arrays into a zip archive under running names.

    Parameters
    ----------
    archive : zipfile.ZipFile
    """

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._n_written = 0

    def entry(self, name: str, data: bytes, compressed: bool = True) -> None:
        """Write an entry; always dated the same, so that equal projects are equal files."""
        info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
        info.compress_type = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
        info.external_attr = 0o644 << 16
        self._archive.writestr(info, data)

    def array(self, values: NDArray[Any]) -> str:
        """Write an array and return the name of its entry."""
        buffer = io.BytesIO()
        np.lib.format.write_array(buffer, np.ascontiguousarray(values), allow_pickle=False)
        name = f"arrays/{self._n_written}.npy"
        self._n_written += 1
        self.entry(name, buffer.getvalue())
        return name

    def texts(self, texts: NDArray[np.object_]) -> dict[str, str]:
        """Write texts and return the names of their two entries."""
        encoded = [str(text).encode("utf-8", "surrogatepass") for text in texts]
        lengths = np.fromiter((len(data) for data in encoded), dtype="<i8", count=len(encoded))
        return {
            "lengths": self.array(lengths),
            "utf8": self.array(np.frombuffer(b"".join(encoded), dtype=np.uint8)),
        }


class ArrayReader:
    """Reads what `ArrayWriter` wrote.

    Parameters
    ----------
    archive : zipfile.ZipFile
    """

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive

    def entry(self, name: str, limit: int = MAX_ENTRY) -> bytes:
        """The bytes of an entry.

        Raises
        ------
        DamagedError
            When it is missing or larger than `limit`.
        """
        try:
            info = self._archive.getinfo(name)
        except KeyError:
            raise DamagedError(f"{name} is missing") from None
        if info.file_size > limit:
            raise DamagedError(f"{name} has {info.file_size} bytes, more than {limit}")
        return self._archive.read(info)

    def array(self, name: str, kinds: str, shape: tuple[int, ...] | None = None) -> NDArray[Any]:
        """An array, read-only.

        Parameters
        ----------
        name : str
            Its entry.
        kinds : str
            Allowed dtype kinds, such as ``"iu"``.
        shape : tuple of int, optional
            The shape it must have; −1 for any length.

        Raises
        ------
        DamagedError
        """
        data = self.entry(str(name))
        stream = io.BytesIO(data)
        version = np.lib.format.read_magic(stream)
        if version == (1, 0):
            found, fortran, dtype = np.lib.format.read_array_header_1_0(stream)
        elif version == (2, 0):
            found, fortran, dtype = np.lib.format.read_array_header_2_0(stream)
        else:
            raise DamagedError(f"{name} has npy version {version}")
        if dtype.kind not in kinds or dtype.hasobject or fortran:
            raise DamagedError(f"{name} holds {dtype}")
        if math.prod(found) * dtype.itemsize != len(data) - stream.tell():
            raise DamagedError(f"{name} does not have the size that its header says")
        if shape is not None and not _fits(found, shape):
            raise DamagedError(f"{name} has shape {found}, not {shape}")
        return np.frombuffer(data, dtype=dtype, offset=stream.tell()).reshape(found)

    def texts(self, names: dict[str, str], length: int = -1) -> NDArray[np.object_]:
        """Texts, shape (n,).

        Raises
        ------
        DamagedError
        """
        lengths = self.array(names["lengths"], "iu", (length,))
        data = self.array(names["utf8"], "u", (-1,)).tobytes()
        if (len(lengths) and int(lengths.min()) < 0) or int(lengths.sum()) != len(data):
            raise DamagedError(f"{names['lengths']} does not add up to {names['utf8']}")
        texts = np.empty(len(lengths), dtype=object)
        start = 0
        for position, size in enumerate(lengths.tolist()):
            texts[position] = data[start : start + size].decode("utf-8", "surrogatepass")
            start += size
        return texts


def _fits(found: tuple[int, ...], shape: tuple[int, ...]) -> bool:
    return len(found) == len(shape) and all(
        wanted in (-1, size) for size, wanted in zip(found, shape, strict=True)
    )
