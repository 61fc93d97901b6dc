import { linePlaces } from '../../src/engine/lib/line-places'
import { nearest } from '../../src/engine/lib/nearest.mjs'
import type { Place, SiteProblem } from '../../src/engine/problems/problem'
import { linkCheckProblem } from './mistakes'
import { readFileOfSite, type SiteFile } from './reading'
import type { FileReferences, Reference } from './reference'
import { type BuiltSite, indexSite, type SiteIndex } from './site-index'
import { manifestProblems, orphans, unusedFiles } from './unreachable-files'

/** An address that names a part of a file which may be read later. */
type PartOfFile = { path: string; fragment: string; place: Place; reference: Reference }

/** What one file adds to the proof. */
type FileProof = {
  problems: readonly SiteProblem[]
  ids: ReadonlySet<string>
  used: readonly string[]
  leads: readonly string[]
  parts: readonly PartOfFile[]
}

/**
 * Proves that a built site is closed, from its files alone: every address in them leads to a file and to a part that is there, links lead
 * from the home page to every page, something names every file, and no id is there twice. It returns all problems, in no order. It reads
 * each page twice, and keeps only which files it names; the time grows with the bytes.
 */
export async function linkCheckProblems(site: BuiltSite): Promise<SiteProblem[]> {
  const addresses = await indexSite(site)
  if (addresses === undefined) return [linkCheckProblem('closure/home', { file: 'index.html' })]
  const problems: SiteProblem[] = []
  const ids = new Map<string, ReadonlySet<string>>()
  const used = new Set<string>()
  const leads = new Map<string, readonly string[]>()
  const parts: PartOfFile[] = []
  for (const path of addresses.own) {
    const file = fileProof({ path, text: await site.textOf(path) }, addresses)
    problems.push(...file.problems)
    if (hasElements(path)) ids.set(path, file.ids)
    for (const other of file.used) used.add(other)
    leads.set(path, file.leads)
    parts.push(...file.parts)
  }
  return [
    ...problems,
    ...parts.flatMap((part) => fragmentProblems(part, ids.get(part.path))),
    ...orphans(leads, addresses),
    ...unusedFiles(used, addresses),
    ...manifestProblems(addresses),
  ]
}

const hasElements = (path: string) => /\.(?:html|svg)$/.test(path)

/** Reads a file, and resolves its addresses. */
function fileProof(file: SiteFile, addresses: SiteIndex): FileProof {
  const { path, text } = file
  const reading = readFileOfSite(file, addresses.root)
  const placeAt = linePlaces(text)
  const problems: SiteProblem[] = twice(reading).map(({ id, at }) => linkCheckProblem('closure/id', { file: path, ...placeAt(at) }, id))
  const ids = new Set([...reading.ids.map(({ id }) => id), ...describedAt(path, reading, addresses)])
  const [used, leads] = [new Set<string>(), new Set<string>()]
  const parts: PartOfFile[] = []
  for (const reference of reading.references) {
    const target = addresses.targetOf(reference.address, path)
    if (target.kind === 'elsewhere') continue
    const place = { file: path, ...placeAt(reference.at) }
    const { by, address } = reference
    const below = reference.isFolder ? addresses.filesBelow(address) : []
    for (const other of below) used.add(other)
    if (below.length > 0) continue
    if (target.kind === 'malformed') problems.push(linkCheckProblem('closure/malformed', place, by, address))
    else if (target.kind === 'unknown')
      problems.push(linkCheckProblem('closure/unknown', place, by, address, addresses.nearTo(target.pathname)))
    else if (target.kind === 'moved') problems.push(linkCheckProblem('closure/moved', place, by, address, target.to))
    else {
      if (!reference.isListing && target.path !== path) used.add(target.path)
      if (reference.isNavigation) leads.add(target.path)
      const part = { path: target.path, fragment: target.fragment, place, reference }
      if (target.path === path) problems.push(...fragmentProblems(part, ids))
      else if (target.fragment !== '') parts.push(part)
    }
  }
  return { problems, ids, used: [...used], leads: [...leads], parts }
}

/** The ids of a file that an earlier element has already. */
function twice({ ids }: FileReferences): FileReferences['ids'] {
  const seen = new Set<string>()
  return ids.filter(({ id }) => seen.has(id) || !seen.add(id))
}

/** The parts of a file that its structured data describes. */
const describedAt = (path: string, { described }: FileReferences, addresses: SiteIndex): string[] =>
  described.flatMap((address) => {
    const target = addresses.targetOf(address, path)
    return target.kind === 'file' && target.path === path ? [target.fragment] : []
  })

/**
 * Reports a part that is not there. `#` and `#top` are the top of every page, and files without elements, such as PDFs, have fragments of
 * their own.
 */
function fragmentProblems(
  { fragment, place, reference: { by, address } }: PartOfFile,
  ids: ReadonlySet<string> | undefined,
): SiteProblem[] {
  if (fragment === '' || fragment === 'top' || ids === undefined || ids.has(fragment)) return []
  const near = nearest(fragment, ids)
  return [linkCheckProblem('closure/fragment', place, by, address, near && `#${near}`)]
}
