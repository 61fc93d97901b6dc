import { posix } from 'node:path'

/**
 * The layers of the project, the lowest first (docs/ARCHITECTURE.md). A file may import from lower layers and from its own
 * folder. The engine can build any site; the layers above it are this site.
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
  { folder: 'src/site/calendar', number: 5 },
  { folder: 'src/site/routes', number: 5 },
  { folder: 'src/site/titles', number: 5 },
  { folder: 'src/site/cards', number: 6 },
  { folder: 'src/site/collections', number: 6 },
  { folder: 'src/site/graph', number: 7 },
  { folder: 'src/site/lint', number: 7 },
  { folder: 'src/site/ui', number: 8 },
  { folder: 'src/site/islands', number: 9 },
  { folder: 'pages', number: 10 },
  { folder: 'src/site/benchmark', number: 11 },
  { folder: 'src/site/frame', number: 11 },
  { folder: 'src/site/pdf', number: 11 },
  { folder: 'src/site/theme', number: 11 },
  { folder: 'src/site/outputs', number: 12 },
  { folder: 'src/site', number: 13 },
  { folder: 'tests', number: 14 },
] as const

/** The layers as docs/ARCHITECTURE.md lists them: one a line, its number before its folders. */
export function layerLines(): string {
  const numbers = [...new Set(LAYERS.map(({ number }) => number))]
  const foldersOf = (number: number) => LAYERS.filter((layer) => layer.number === number).map(({ folder }) => folder)
  return numbers.map((number) => `${String(number).padStart(2)}  ${foldersOf(number).join(', ')}`).join('\n')
}

/** A folder with the number of its layer. */
export type Layer = (typeof LAYERS)[number]
export type Folder = Layer['folder']

/** The folders of the engine, which must not know a site. */
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

/** The layer of a file; undefined for files in no layer: configuration at the root, styles, packages. */
export const layerOf = (path: string) => {
  const own = posix.dirname(path)
  // Only files that are directly in src/site are in its layer; its folders have layers of their own.
  return LAYERS.find(({ folder }) => (folder === 'src/site' ? own === folder : path.startsWith(`${folder}/`)))
}

/** Whether a file is in one of these folders. */
export const isIn = (path: string, ...folders: readonly Folder[]) => folders.some((folder) => layerOf(path)?.folder === folder)

/** Whether a file is at the root of the project, where the configuration of tools is. */
export const isConfiguration = (path: string) => !path.includes('/')

/** The path from the root that an import specifier names, without an extension if it has none; undefined for a package. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('/')) return posix.normalize(specifier.slice(1))
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** The known file that an import specifier names; undefined if there is none. */
export function fileOf(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const target = targetOf(from, specifier)
  return target === undefined ? undefined : ENDINGS.map((ending) => target + ending).find((path) => known.has(path))
}
