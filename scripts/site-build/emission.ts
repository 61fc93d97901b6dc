import { setImmediate } from 'node:timers/promises'
import { emitAll, noPaths, type Output, type OutputContext, type OutputFile } from '../../renderer/emit'
import { assertNothingHidden } from '../../renderer/outputs/redirect-files'
import { mapBounded } from '../../src/engine/lib/bounded'
import type { WorkerPool } from '../workers/pool'
import type { Writer } from '../write/writer'
import { makeInThread, type ThreadFiles, threadFiles } from './thread-files'

/**
 * Makes the files of outputs in two steps: while pages are rendered those of `early` outputs, which read no report of a page, then all
 * others.
 */
export type Emission = {
  early: (site: OutputContext) => Promise<void>
  rest: (site: OutputContext) => Promise<void>
}

type EmissionInput = {
  writer: Pick<Writer, 'add' | 'addStaged' | 'keep'>
  /** Replaces the contents of a file if a share has made it. */
  take: (file: OutputFile) => OutputFile
  pool: Pick<WorkerPool, 'makeFiles' | 'concurrency'>
  /** Number of files that are made at one time in the second step. */
  concurrency: number
}

/** Makes the files of outputs and gives each to a writer. Many files of an output that are made from plain data are made on all cores. */
export function emissionOf(outputs: readonly Output[], { writer, take, pool, concurrency }: EmissionInput): Emission {
  const owners = noPaths()
  function* lacking(site: OutputContext, output: Output): Generator<OutputFile> {
    for (const file of emitAll(site, [output], owners)) if (!writer.keep(file)) yield take(file)
  }
  function* due(site: OutputContext, isDue: (output: Output) => boolean): Generator<OutputFile | ThreadFiles> {
    for (const output of outputs.filter(isDue)) {
      if (output.make) yield* threadFiles(output.name, [...lacking(site, output)])
      else yield* lacking(site, output)
    }
  }
  const add = (one: OutputFile | ThreadFiles) => ('output' in one ? makeInThread(one, { writer, pool }) : writer.add(one))
  return {
    early: async (site) =>
      void (await mapBounded(due(site, isEarly), pool.concurrency, async (one) => {
        await add(one)
        // The pool hands idle threads their next task here.
        await setImmediate()
      })),
    async rest(site) {
      await mapBounded(
        due(site, (output) => !isEarly(output)),
        concurrency,
        add,
      )
      assertNothingHidden(site, owners)
    },
  }
}

const isEarly = ({ early = false }: Output) => early
