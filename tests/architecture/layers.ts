import { posix } from 'node:path'

/**
 * The folders and files of the house from the ground up (docs/ARCHITECTURE.md): a file imports from a lower number or from its own
 * folder. The engine makes any site; what is above it is this one.
 */
const LAYERS = [
  { folder: 'src/engine/schema', number: 0 },
  { folder: 'src/engine/lib', number: 0 },
  { folder: 'src/engine/problems', number: 1 },
  { folder: 'src/engine/routes', number: 1 },
  { folder: 'src/engine/islands', number: 1 },
  { folder: 'src/engine/content', number: 2 },
  { folder: 'renderer', number: 3 },
  { folder: 'scripts', number: 4 },
  { folder: 'schemas', number: 5 },
  { folder: 'src/site/art', number: 5 },
  { folder: 'src/site/routes', number: 5 },
  { folder: 'src/site/collections', number: 6 },
  { folder: 'src/site/graph', number: 7 },
  { folder: 'src/site/lint', number: 7 },
  { folder: 'src/site/ui', number: 8 },
  { folder: 'src/site/islands', number: 9 },
  { folder: 'pages', number: 10 },
  { folder: 'src/site/frame', number: 11 },
  { folder: 'src/site/outputs', number: 11 },
  { folder: 'src/site/theme', number: 11 },
  { folder: 'src/site', number: 12 },
  { folder: 'tests', number: 13 },
] as const

export type Folder = (typeof LAYERS)[number]['folder']

/** The folders of the generator, which know no site. */
export const ENGINE = [
  'src/engine/schema',
  'src/engine/lib',
  'src/engine/problems',
  'src/engine/routes',
  'src/engine/islands',
  'src/engine/content',
  'renderer',
  'scripts',
] as const satisfies readonly Folder[]

/** The layer of a file, or undefined for what lies outside: the configuration at the root, styles, packages. */
export const layerOf = (path: string) => {
  const own = posix.dirname(path)
  // Of the whole site there are files only; what lies in a folder of it has a layer of its own.
  return LAYERS.find(({ folder }) => (folder === 'src/site' ? own === folder : path.startsWith(`${folder}/`)))
}

/** Whether a file lies in one of these folders. */
export const isIn = (path: string, ...folders: readonly Folder[]) => folders.some((folder) => layerOf(path)?.folder === folder)

/** A file at the root of the project, which sets a tool up. */
export const isConfiguration = (path: string) => !path.includes('/')

/** The path from the root that a specifier names, without an ending where it has none; undefined for a package. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('/')) return posix.normalize(specifier.slice(1))
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** The file among the known ones that a specifier names, or undefined. */
export function fileOf(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const target = targetOf(from, specifier)
  return target === undefined ? undefined : ENDINGS.map((ending) => target + ending).find((path) => known.has(path))
}
