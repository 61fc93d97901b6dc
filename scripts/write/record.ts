/** A file as the last write left it: the key that it was made by, the hash of its bytes, and its size and time of change on disk. */
export type WrittenFile = { key: string; hash: string; size: number; modified: number }

/** The record of a write: its files by path. */
export type WriteRecord = Readonly<Record<string, WrittenFile>>

/** The files of the last write, and the files of earlier ones that it kept. */
export type WriteRecords = { record: WriteRecord; kept: WriteRecord }
