import type { FilePart, OutFile } from '../../renderer/emit'
import { grouped } from '../../src/engine/lib/grouped'
import type { WorkerPool } from '../workers/pool'
import type { Writer } from '../write/writer'

/** Number of files of an output from which threads are worth their start. */
const PARALLEL_FROM = 300
/** Number of files, about, that a thread gets at one time. */
const BATCH = 20

type PartFile = OutFile & { part: FilePart }

/** Files of an output that a thread makes. */
export type ThreadFiles = { output: string; files: readonly PartFile[] }

/** Files of an output as they are, or where many of them are made from data, these in parts for threads: those of a task stay together. */
export function* threadFiles(output: string, all: readonly OutFile[]): Generator<OutFile | ThreadFiles> {
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
    // Files of a task stand together, so that the results of tasks are in the order of files.
    const tasks = [...grouped(parts, ({ task }) => task)].map(([task, own]) => ({
      data: task.data(),
      parts: own.map(({ index, place }) => ({ index, place })),
    }))
    return pool.makeFiles(output, tasks)
  })
