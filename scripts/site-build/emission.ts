import { setImmediate } from 'node:timers/promises'
import { emitAll, noPaths, type OutFile, type Output, type SiteOutput } from '../../renderer/emit'
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
  early: (site: SiteOutput) => Promise<void>
  rest: (site: SiteOutput) => Promise<void>
}

type EmissionInput = {
  writer: Pick<Writer, 'add' | 'addStaged' | 'keep'>
  /** Replaces the contents of a file if a share has made it. */
  take: (file: OutFile) => OutFile
  pool: Pick<WorkerPool, 'makeFiles' | 'atOnce'>
  /** Number of files that are made at one time in the second step. */
  atOnce: number
}

/** Makes the files of outputs and gives each to a writer. Many files of an output that are made from plain data are made on all cores. */
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
        // The pool hands idle threads their next task here.
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
