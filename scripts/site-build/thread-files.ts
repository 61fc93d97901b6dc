import type { FilePart, OutputFile } from '../../renderer/emit'
import { grouped } from '../../src/engine/lib/grouped'
import type { WorkerPool } from '../workers/pool'
import type { Writer } from '../write/writer'

/** Number of files of an output from which on threads are worth their start. */
const PARALLEL_FROM = 300
/** Approximate number of files in a task of a thread. */
const BATCH = 20

type PartFile = OutputFile & { part: FilePart }

/** Files of an output that a thread makes. */
export type ThreadFiles = { output: string; files: readonly PartFile[] }

/**
 * The files of an output one by one, or, if many of them are made from plain data, those in batches for threads. Files with the same `task`
 * stay in one batch.
 */
export function* threadFiles(output: string, all: readonly OutputFile[]): Generator<OutputFile | ThreadFiles> {
  const files = all.filter((file): file is PartFile => file.part !== undefined)
  if (files.length < PARALLEL_FROM) {
    yield* all
    return
  }
  yield* all.filter(({ part }) => part === undefined)
  let batch: PartFile[] = []
  for (const [index, file] of files.entries()) {
    batch.push(file)
    if (files[index + 1]?.part.task === file.part.task || batch.length < BATCH) continue
    yield { output, files: batch }
    batch = []
  }
  if (batch.length > 0) yield { output, files: batch }
}

/** Makes files in a thread, and adds them to a writer. */
export const makeInThread = (
  { output, files }: ThreadFiles,
  { writer, pool }: { writer: Pick<Writer, 'addStaged'>; pool: Pick<WorkerPool, 'makeFiles'> },
): Promise<void> =>
  writer.addStaged(files, (places) => {
    const parts = files.map(({ part }, index) => ({ ...part, place: places[index] }))
    // Files of a task are neighbors, so that the results of tasks are in the order of files.
    const tasks = [...grouped(parts, ({ task }) => task)].map(([task, own]) => ({
      data: task.data(),
      parts: own.map(({ index, place }) => ({ index, place })),
    }))
    return pool.makeFiles(output, tasks)
  })
