import { once } from '../src/engine/lib/once'
import { required } from '../src/engine/problems/problem'
import type { Contents, OutputFile } from './emit'

/** The parts of an output whose files are made from plain data alone. */
type DataFiles<Data> = {
  /** For the output: makes the contents of all files of a task, in their order. */
  make: (data: unknown) => readonly Contents[]
  /** Files that are made together from data, which is computed when the first of them is made. */
  files: (named: readonly Pick<OutputFile, 'path' | 'key'>[], data: () => Data) => readonly OutputFile[]
}

/**
 * Files that `make` makes from plain data and nothing else: the same data gives the same contents, in any thread. An output that has `make`
 * yields what `files` returns; its other files are made where it is.
 */
export const dataFiles = <Data>(make: (data: Data) => readonly Contents[]): DataFiles<Data> => ({
  // Only `files` passes data on.
  make: (data) => make(data as Data),
  files(named, data) {
    const task = { data }
    const made = once(() => make(data()))
    return named.map((file, index) => ({ ...file, part: { task, index }, contents: () => required(made()[index], file.path) }))
  },
})
