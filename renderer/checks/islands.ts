import type { ContentModel } from '../../src/engine/content/model/content-model'
import type { IslandDefinition } from '../../src/engine/islands/defineIsland'
import { SiteCodeError } from '../../src/engine/problems/problem'
import type { HasCodeKey } from '../define/code-key'
import type { PageReport } from '../page-report'

/** The parts of a site that run in the browser. */
export type ClientParts = HasCodeKey & {
  /** Islands by the path of their module: `…/<name>/island.tsx`. */
  islands: Readonly<Record<string, Pick<IslandDefinition, 'name'> & Partial<Pick<IslandDefinition, 'parameters'>>>>
  /** Paths of the modules of enhancements: `…/<name>/enhancement.ts`. */
  enhancements: readonly string[]
}

type Page = { address: string; report: Pick<PageReport, 'islands' | 'enhancements'> }

/** What pages read from the query of their address, as far as links in content are checked for it. */
export type KnownQueries = Pick<ContentModel, 'fixedPages' | 'everywhere'>

/**
 * Throws an error that names every island and every enhancement of a page that the loader would not find: it looks for the name among the
 * names of folders. It also names every island that reads a parameter of the address which the site lists for no page, so that no text
 * could link to it.
 */
export function assertKnownParts(pages: readonly Page[], { islands, enhancements }: ClientParts, queries: KnownQueries) {
  const misnamed = Object.entries(islands).filter(([path, { name }]) => name !== folderOf(path))
  // A misnamed island is reported for its module, and not for its pages too.
  const islandNames = new Set([...Object.keys(islands).map(folderOf), ...misnamed.map(([, { name }]) => name)])
  const enhancementNames = new Set(enhancements.map(folderOf))
  const unknown = unknownParts(pages, { islands: islandNames, enhancements: enhancementNames })
  const [first, ...more] = [
    ...misnamed.map(
      ([path, { name }]) =>
        `the island of ${fileOf(path)} has the name "${name}". Its name is that of its folder: make it "${folderOf(path)}"`,
    ),
    ...[...unknown.islands].map(
      ([name, address]) => `${address} has the island "${name}", and no folder of that name has an island.tsx. Make it there`,
    ),
    ...[...unknown.enhancements].map(
      ([name, address]) =>
        `${address} has an element with data-enhance="${name}", and no folder of that name has an enhancement.ts. Make it there, or name one that is there: ${[...enhancementNames].join(', ')}`,
    ),
    ...unlistedParameters(islands, queries),
  ]
  if (first !== undefined) throw new SiteCodeError(first, ...more)
}

type Kind = keyof Page['report']

/**
 * The names that are not known, each with the address of the first page that has it. Each report is read once, since a report may be made
 * at each access.
 */
function unknownParts(
  pages: readonly Page[],
  known: Readonly<Record<Kind, ReadonlySet<string>>>,
): Record<Kind, ReadonlyMap<string, string>> {
  const found = { islands: new Map<string, string>(), enhancements: new Map<string, string>() }
  for (const { address, report } of pages)
    for (const kind of ['islands', 'enhancements'] as const)
      for (const name of report[kind]) if (!known[kind].has(name) && !found[kind].has(name)) found[kind].set(name, address)
  return found
}

/** A message for each parameter that an island reads, and that the site lists for no page. */
function unlistedParameters(islands: ClientParts['islands'], { fixedPages, everywhere }: KnownQueries): string[] {
  const listed = new Set([...fixedPages.values(), everywhere].flatMap((query) => Object.keys(query)))
  return Object.values(islands).flatMap(({ name, parameters = [] }) =>
    parameters
      .filter((parameter) => !listed.has(parameter))
      .map((parameter) => {
        const what = `the island "${name}" reads \`${parameter}\` from the address, and links with it would be errors`
        return `${what}. List it for its page in the \`queries\` of the site`
      }),
  )
}

const folderOf = (path: string) => path.split('/').at(-2) ?? path

/** A path from the root of the project. */
const fileOf = (path: string) => path.replace(/^(?:\.\.?\/)+/, '')
