import { setImmediate } from 'node:timers/promises'
import { emitAll, noPaths, type OutFile, type Output, type SiteOutput } from '../../renderer/emit'
import { assertNothingHidden } from '../../renderer/outputs/redirect-files'
import { mapBounded } from '../../src/engine/lib/bounded'
import type { WorkerPool } from '../workers/pool'
import type { Writer } from '../write/writer'
import { makeInThread, type ThreadFiles, threadFiles } from './thread-files'

/** Makes the files of outputs in two steps: first those that ask no page for its report, while pages are rendered, then all others. */
export type Emission = {
  early: (site: SiteOutput) => Promise<void>
  rest: (site: SiteOutput) => Promise<void>
}

type EmissionInput = {
  writer: Pick<Writer, 'add' | 'addStaged' | 'keep'>
  /** Gives a file other contents, if it has been made elsewhere. */
  take: (file: OutFile) => OutFile
  pool: Pick<WorkerPool, 'makeFiles' | 'atOnce'>
  /** Number of files that are made at one time in the second step. */
  atOnce: number
}

/** The files of outputs, each given to a writer: where many of one are made from data, on all cores. */
export function emissionOf(outputs: readonly Output[], { writer, take, pool, atOnce }: EmissionInput): Emission {
  const owners = noPaths()
  function* lacking(site: SiteOutput, output: Output): Generator<OutFile> {
    for (const file of emitAll(site, [output], owners)) if (!writer.keep(file)) yield take(file)
  }
  function* due(site: SiteOutput, isDue: (output: Output) => boolean): Generator<OutFile | ThreadFiles> {
    for (const output of outputs.filter(isDue)) {
      if (output.make) yield* threadFiles(output.name, [...lacking(site, output)])
      else yield* lacking(site, output)
    }
  }
  const add = (one: OutFile | ThreadFiles) => ('output' in one ? makeInThread(one, { writer, pool }) : writer.add(one))
  return {
    early: async (site) =>
      void (await mapBounded(due(site, isEarly), pool.atOnce, async (one) => {
        await add(one)
        // Threads that have ended a task get the next one here.
        await setImmediate()
      })),
    async rest(site) {
      await mapBounded(
        due(site, (output) => !isEarly(output)),
        atOnce,
        add,
      )
      assertNothingHidden(site, owners)
    },
  }
}

const isEarly = ({ early = false }: Output) => early
