import { nearest } from '../../src/engine/lib/nearest.mjs'
import { ProjectError } from '../../src/engine/problems/problem'
import { SITE_MANIFEST } from '../../src/engine/routes/files'
import { builtFilesIn, leftFiles } from '../built-files'
import { type SiteAddresses, siteAddresses } from './addresses'

/** A built site whose files can be read one after the other, as often as a proof needs them. */
export type BuiltSite = { paths: readonly string[]; textOf: (path: string) => string | Promise<string> }

/** The addresses of a built site, with its own one, and what it needs to know of its files before it reads them. */
export type KnownAddresses = SiteAddresses & {
  root: string
  /** The files that the manifest of the site lists; undefined where it has none. */
  listed: ReadonlySet<string> | undefined
  /** The files of this build; scripts and styles of the last one stay beside them for visitors who have a page of it open. */
  own: readonly string[]
  paths: ReadonlySet<string>
  /** The addresses of pages that stand at an old address as well, by the paths of their files there. */
  moved: ReadonlyMap<string, string>
  /** The files below the address of a folder. */
  filesBelow: (folder: string) => readonly string[]
  /** The address of a file that is nearest to one which leads nowhere. Each is looked for once, since every page may name it. */
  nearTo: (address: string) => string | undefined
}

/** The address that the head of a page names as its own. */
const CANONICAL = /<link rel="canonical" href="([^"]*)"/

/** Finds the address of a site in its home page, and its pages at old addresses. Undefined if the home page names no address. */
export async function knownAddresses({ paths, textOf }: BuiltSite): Promise<KnownAddresses | undefined> {
  const known = new Set(paths)
  const textIf = async (path: string) => (known.has(path) ? textOf(path) : '')
  const root = CANONICAL.exec(await textIf('index.html'))?.[1]
  if (root === undefined || !URL.canParse(root)) return undefined
  const redirects = await textIf('_redirects')
  const plain = siteAddresses({ root, paths: known, moved: new Map(), redirects })
  const moved = new Map<string, string>()
  for (const path of paths.filter((one) => one.endsWith('.html'))) {
    const canonical = CANONICAL.exec(await textOf(path))?.[1]
    const target = canonical === undefined ? undefined : plain.targetOf(canonical, path)
    if (target?.kind === 'file' && target.path !== path) moved.set(path, plain.addressOf(target.path))
  }
  const built = known.has(SITE_MANIFEST) ? builtFilesIn(await textOf(SITE_MANIFEST)) : undefined
  if (known.has(SITE_MANIFEST) && !built) throw new ProjectError(`${SITE_MANIFEST} is no manifest of a built site. Build it again.`)
  const left = built && leftFiles(built)
  const listed = built && new Set(built.keys())
  const own = paths.filter((path) => !left?.has(path))
  const nearTo = memoized((address) => nearest(address, own.map(plain.addressOf)))
  const filesBelow = (folder: string) => own.filter((path) => plain.addressOf(path).startsWith(folder.replace(/\/?$/, '/')))
  return { root, own, listed, paths: known, moved, filesBelow, nearTo, ...siteAddresses({ root, paths: known, moved, redirects }) }
}

function memoized<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, { value: Value }>()
  return (key) => {
    const known = found.get(key) ?? { value: find(key) }
    found.set(key, known)
    return known.value
  }
}
