import type { IslandDefinition } from '../../src/engine/islands/defineIsland'
import { SiteCodeError } from '../../src/engine/problems/problem'
import type { PageReport } from '../page-report'

/** The parts of a site that run in the browser. */
export type ClientParts = {
  /** Islands by the path of their module: `…/<name>/island.tsx`. */
  islands: Readonly<Record<string, Pick<IslandDefinition, 'name'>>>
  /** Paths of the modules of enhancements: `…/<name>/enhancement.ts`. */
  enhancements: readonly string[]
}

type Page = { address: string; report: Pick<PageReport, 'islands' | 'enhancements'> }

/**
 * Throws an error where a page has an island or an enhancement that the loader would not find: it looks for the name among the names of
 * folders.
 */
export function assertKnownParts(pages: readonly Page[], { islands, enhancements }: ClientParts) {
  for (const [path, { name }] of Object.entries(islands)) {
    const folder = folderOf(path)
    if (name !== folder)
      throw new SiteCodeError(`the island of ${fileOf(path)} has the name "${name}". Its name is that of its folder: make it "${folder}"`)
  }
  const known = { islands: new Set(Object.keys(islands).map(folderOf)), enhancements: new Set(enhancements.map(folderOf)) }
  for (const { address, report } of pages) {
    for (const name of report.islands)
      if (!known.islands.has(name))
        throw new SiteCodeError(`${address} has the island "${name}", and no folder of that name has an island.tsx. Make it there`)
    for (const name of report.enhancements)
      if (!known.enhancements.has(name))
        throw new SiteCodeError(
          `${address} has an element with data-enhance="${name}", and no folder of that name has an enhancement.ts. Make it there, or name one that is there: ${[...known.enhancements].join(', ')}`,
        )
  }
}

const folderOf = (path: string) => path.split('/').at(-2) ?? path

/** A path from the root of the project. */
const fileOf = (path: string) => path.replace(/^(?:\.\.?\/)+/, '')
