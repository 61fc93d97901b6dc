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
 * Throws an error that says every island and every enhancement of a page that the loader would not find: it looks for the name among the
 * names of folders.
 */
export function assertKnownParts(pages: readonly Page[], { islands, enhancements }: ClientParts) {
  const known = { islands: new Set(Object.keys(islands).map(folderOf)), enhancements: new Set(enhancements.map(folderOf)) }
  const misnamed = Object.entries(islands).flatMap(([path, { name }]) => {
    const folder = folderOf(path)
    if (name === folder) return []
    return [{ name, mistake: `the island of ${fileOf(path)} has the name "${name}". Its name is that of its folder: make it "${folder}"` }]
  })
  // Each name is said once, and not for each page that has it.
  const said = new Set(misnamed.map(({ name }) => `island ${name}`))
  const isNews = (part: string) => !said.has(part) && said.add(part).has(part)
  const mistakes = pages.flatMap(({ address, report }) => [
    ...report.islands
      .filter((name) => !known.islands.has(name) && isNews(`island ${name}`))
      .map((name) => `${address} has the island "${name}", and no folder of that name has an island.tsx. Make it there`),
    ...report.enhancements
      .filter((name) => !known.enhancements.has(name) && isNews(`enhancement ${name}`))
      .map(
        (name) =>
          `${address} has an element with data-enhance="${name}", and no folder of that name has an enhancement.ts. Make it there, or name one that is there: ${[...known.enhancements].join(', ')}`,
      ),
  ])
  const [first, ...more] = [...misnamed.map(({ mistake }) => mistake), ...mistakes]
  if (first !== undefined) throw new SiteCodeError(first, ...more)
}

const folderOf = (path: string) => path.split('/').at(-2) ?? path

/** A path from the root of the project. */
const fileOf = (path: string) => path.replace(/^(?:\.\.?\/)+/, '')
