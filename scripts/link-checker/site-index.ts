import { nearest } from '../../src/engine/lib/nearest.mjs'
import { ProjectError } from '../../src/engine/problems/problem'
import { SITE_MANIFEST } from '../../src/engine/routes/files'
import { builtFilesIn, retainedFiles } from '../built-files'
import { type AddressResolver, createAddressResolver } from './addresses'

/** A built site: the paths of its files, and a function that reads the text of one. */
export type BuiltSite = { paths: readonly string[]; textOf: (path: string) => string | Promise<string> }

/** The addresses of a built site, and what has to be known of all files before one is read. */
export type SiteIndex = AddressResolver & {
  root: string
  /** The files that the manifest of the site lists; undefined where it has none. */
  listed: ReadonlySet<string> | undefined
  /** The files of this build, without those kept from earlier ones for visitors who have a page open. */
  own: readonly string[]
  paths: ReadonlySet<string>
  /** The current addresses of pages, by the paths of the files at their old addresses. */
  moved: ReadonlyMap<string, string>
  /** The files below the address of a folder. */
  filesBelow: (folder: string) => readonly string[]
  /** The address of a file that is most similar to one that leads nowhere. Memoized, since every page may name it. */
  nearTo: (address: string) => string | undefined
}

/** The address that the head of a page names as its own. */
const CANONICAL = /<link rel="canonical" href="([^"]*)"/

/**
 * Finds the address of a site in its home page, and its pages at old addresses. Undefined if the home page names no address. Throws an
 * error if the manifest is damaged.
 */
export async function indexSite({ paths, textOf }: BuiltSite): Promise<SiteIndex | undefined> {
  const known = new Set(paths)
  const textIf = async (path: string) => (known.has(path) ? textOf(path) : '')
  const root = CANONICAL.exec(await textIf('index.html'))?.[1]
  if (root === undefined || !URL.canParse(root)) return undefined
  const redirects = await textIf('_redirects')
  const plain = createAddressResolver({ root, paths: known, moved: new Map(), redirects })
  const moved = new Map<string, string>()
  for (const path of paths.filter((one) => one.endsWith('.html'))) {
    const canonical = CANONICAL.exec(await textOf(path))?.[1]
    const target = canonical === undefined ? undefined : plain.targetOf(canonical, path)
    if (target?.kind === 'file' && target.path !== path) moved.set(path, plain.addressOf(target.path))
  }
  const built = known.has(SITE_MANIFEST) ? builtFilesIn(await textOf(SITE_MANIFEST)) : undefined
  if (known.has(SITE_MANIFEST) && !built) throw new ProjectError(`${SITE_MANIFEST} is not the manifest of a built site. Build it again.`)
  const left = built && retainedFiles(built)
  const listed = built && new Set(built.keys())
  const own = paths.filter((path) => !left?.has(path))
  const nearTo = memoized((address) => nearest(address, own.map(plain.addressOf)))
  const filesBelow = (folder: string) => own.filter((path) => plain.addressOf(path).startsWith(folder.replace(/\/?$/, '/')))
  return { root, own, listed, paths: known, moved, filesBelow, nearTo, ...createAddressResolver({ root, paths: known, moved, redirects }) }
}

function memoized<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, { value: Value }>()
  return (key) => {
    const known = found.get(key) ?? { value: find(key) }
    found.set(key, known)
    return known.value
  }
}
