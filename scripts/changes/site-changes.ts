import { addressOfFile } from '../../src/engine/routes/files'
import type { BuiltFile, BuiltFiles } from '../built-files'
import { type ChangedWords, changedWords } from './changed-words'
import { type PageParts, pageParts } from './page-parts'

/** What changed on a page, by part; a part that is the same has an empty list. `content` are the files that the page is made of. */
export type PageChange = {
  address: string
  content: readonly string[]
  title: readonly ChangedWords[]
  description: readonly ChangedWords[]
  words: readonly ChangedWords[]
  picturesRemoved: readonly string[]
  picturesAdded: readonly string[]
}

/** A page that is new or removed: its address, its title and the number of its words. */
export type WholePage = { address: string; title: string; words: number }

/** How a built site differs from another. */
export type SiteChanges = {
  added: readonly WholePage[]
  removed: readonly WholePage[]
  changed: readonly PageChange[]
  /** Addresses of pages where only words outside the main part differ, and of pages whose words and pictures are all the same. */
  framed: readonly string[]
  visuallyUnchanged: readonly string[]
  /** Number of other files that are new, gone or changed. */
  files: number
}

/** A built site: its files, and a function that reads the text of one. */
export type BuiltSite = { files: BuiltFiles; read: (path: string) => Promise<string> }

const isPage = (path: string) => path.endsWith('.html')

/** Compares two built sites. */
export async function siteChanges(before: BuiltSite, after: BuiltSite): Promise<SiteChanges> {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].toSorted()
  const differing = paths.filter((path) => before.files.get(path)?.hash !== after.files.get(path)?.hash)
  const added: WholePage[] = []
  const removed: WholePage[] = []
  const changed: PageChange[] = []
  const framed: string[] = []
  const visuallyUnchanged: string[] = []
  for (const path of differing.filter(isPage)) {
    const address = addressOfFile(path)
    const old = before.files.has(path) ? pageParts(await before.read(path)) : undefined
    const file = after.files.get(path)
    const parts = file && pageParts(await after.read(path))
    if (!old && parts) added.push(wholePage(address, parts))
    else if (old && !parts) removed.push(wholePage(address, old))
    else if (old && parts && file) {
      const change = pageChange(address, file, { old, parts })
      if (change) changed.push(change)
      else (old.frame === parts.frame ? visuallyUnchanged : framed).push(address)
    }
  }
  return { added, removed, changed, framed, visuallyUnchanged, files: differing.filter((path) => !isPage(path)).length }
}

const wholePage = (address: string, { title, words }: PageParts): WholePage => ({
  address,
  title,
  words: words.split(/\s+/).filter((word) => word !== '').length,
})

/** What changed in the main part and the head of a page; undefined if that is nothing. */
function pageChange(
  address: string,
  { content = [] }: BuiltFile,
  { old, parts }: { old: PageParts; parts: PageParts },
): PageChange | undefined {
  const change = {
    address,
    content,
    title: changedWords(old.title, parts.title),
    description: changedWords(old.description, parts.description),
    words: changedWords(old.words, parts.words),
    picturesRemoved: old.pictures.filter((picture) => !parts.pictures.includes(picture)),
    picturesAdded: parts.pictures.filter((picture) => !old.pictures.includes(picture)),
  }
  const { title, description, words, picturesRemoved, picturesAdded } = change
  return [title, description, words, picturesRemoved, picturesAdded].some((part) => part.length > 0) ? change : undefined
}
