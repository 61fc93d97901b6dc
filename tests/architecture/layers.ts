import { posix } from 'node:path'

/** The folders of the house from the ground up (docs/ARCHITECTURE.md): a file imports from a lower number or from its own folder. */
const LAYERS = [
  { folder: 'src/engine/schema', number: 0 },
  { folder: 'src/engine/lib', number: 0 },
  { folder: 'src/engine/problems', number: 1 },
  { folder: 'src/engine/routes', number: 1 },
  { folder: 'src/engine/islands', number: 1 },
  { folder: 'schemas', number: 1 },
  { folder: 'src/site/art', number: 1 },
  { folder: 'src/site/routes', number: 2 },
  { folder: 'src/engine/content', number: 3 },
  { folder: 'src/site/graph', number: 4 },
  { folder: 'src/site/ui', number: 5 },
  { folder: 'src/site/islands', number: 6 },
  { folder: 'pages', number: 7 },
  { folder: 'renderer', number: 8 },
  { folder: 'scripts', number: 9 },
  { folder: 'tests', number: 10 },
] as const

export type Folder = (typeof LAYERS)[number]['folder']

/** The layer of a file, or undefined for what lies outside: the configuration at the root, styles, packages. */
export const layerOf = (path: string) => LAYERS.find(({ folder }) => path.startsWith(`${folder}/`))

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
