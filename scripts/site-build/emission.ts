import { setImmediate } from 'node:timers/promises'
import { emitAll, noPaths, type OutFile, type Output, type SiteOutput } from '../../renderer/emit'
import { assertNothingHidden } from '../../renderer/outputs/redirect-files'
import { mapBounded } from '../../src/engine/lib/bounded'
import type { Writer } from '../write/writer'

/** Makes the files of outputs in two steps: first those that ask no page for its report, while pages are rendered, then all others. */
export type Emission = {
  early: (site: SiteOutput) => Promise<void>
  rest: (site: SiteOutput) => Promise<void>
}

/** The files of outputs, each given to a writer; `atOnce` is the number of those that are made at one time in the second step. */
export function emissionOf(outputs: readonly Output[], { add, keep }: Pick<Writer, 'add' | 'keep'>, atOnce: number): Emission {
  const owners = noPaths()
  return {
    async early(site) {
      for (const file of emitAll(site, outputs.filter(isEarly), owners)) {
        if (keep(file)) continue
        await add(file)
        // Threads that have ended a task get the next one here, and their pages are written.
        await setImmediate()
      }
    },
    async rest(site) {
      const rest = outputs.filter((output) => !isEarly(output))
      await mapBounded(lacking(emitAll(site, rest, owners), keep), atOnce, add)
      assertNothingHidden(site, owners)
    },
  }
}

function* lacking(files: Iterable<OutFile>, keep: Writer['keep']) {
  for (const file of files) if (!keep(file)) yield file
}

const isEarly = ({ early = false }: Output) => early
