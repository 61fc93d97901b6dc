import { builtinModules } from 'node:module'
import { cyclesOf } from './cycles'
import { ENGINE, type Folder, fileOf, isConfiguration, isIn, type Layer, layerOf, targetOf } from './layers'
import { siteWordsIn } from './site-words'
import type { ImportOf, Source } from './source'

/** A rule of the project. It returns each breach as `path: what`. */
export type Rule = (files: readonly Source[]) => string[]

/** Maximum number of lines of a file. */
const LONGEST = 250

/** Makes a rule of a check of single files. */
const eachFile =
  (breachesOf: (source: Source) => readonly string[]): Rule =>
  (files) =>
    files.flatMap((file) => breachesOf(file).map((breach) => `${file.path}: ${breach}`))

/** Makes a rule of a check of single imports, which returns true for a breach. */
const eachImport = (what: string, isBreach: (one: ImportOf, path: string) => boolean) =>
  eachFile(({ path, imports }) => imports.filter((one) => isBreach(one, path)).map(({ specifier }) => `${what} ${specifier}`))

/** Folders that must not get into scripts for browsers; there only their types may be used. */
const OF_SERVER: ReadonlySet<Folder | undefined> = new Set(['src/engine/content', 'src/site/graph', 'src/site/collections', 'schemas'])

/** Tables of a folder: each lists the definitions in the files beside it. */
const TABLES = new Set([
  'schemas/index.ts',
  'schemas/components/index.ts',
  'pages/index.ts',
  'src/site/collections/index.ts',
  'src/site/outputs/index.ts',
])

/** What a module asks for the key of its code by (`renderer/define/code-key.ts`). */
const CODE_KEY = 'import.meta.codeKey'

/** The definition of an output in its module. */
const OUTPUT = /^export const \w+(?:: Output\b.*)? = (?:\{|inParts\b)/m

/** The tables that list parts with a key of their own. */
const PART_TABLES = new Set(['pages/index.ts', 'src/site/outputs/index.ts', 'src/site/site.tsx'])

const targetLayer = (path: string, specifier: string) => layerOf(targetOf(path, specifier) ?? '')

/** The layers that an import crosses, and what to do about it. */
const betweenLayers = (own: Layer, other: Layer) =>
  `, from layer ${own.number} (${own.folder}) to layer ${other.number} (${other.folder}). Move what both need to a lower layer, or let the upper one hand it over (docs/ARCHITECTURE.md).`

const isBuiltIn = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier)
const isFileSystem = (specifier: string) => /^(?:node:)?fs(?:\/promises)?$/.test(specifier)

/** Modules of the content explorer, which no build may contain. */
const isOfExplorer = (path = '') => path.startsWith('renderer/explorer/') || /^src\/engine\/routes\/explorer(?:\.ts)?$/.test(path)
const OF_DEVELOPMENT = /^(?:renderer\/development\.ts|scripts\/dev(?:\.ts|\/[\w-]+\.ts)|tests\/.*)$/

/** All rules by name. */
export const rules = {
  'every file lies in a layer': (files) =>
    files.filter(({ path, isCode }) => isCode && !layerOf(path) && !isConfiguration(path)).map(({ path }) => `${path}: lies in no layer`),

  'imports go down, or stay in their folder': eachFile(({ path, imports }) =>
    imports.flatMap(({ specifier }) => {
      const [own, other] = [layerOf(path), targetLayer(path, specifier)]
      const isUpward = own !== undefined && other !== undefined && other !== own && other.number >= own.number
      return isUpward ? [`imports upward ${specifier}${betweenLayers(own, other)}`] : []
    }),
  ),

  'the engine knows no site': eachImport(
    'imports of the site',
    ({ specifier }, path) => isIn(path, ...ENGINE) && /^(?:schemas|pages|src\/site)(?:\/|$)/.test(targetOf(path, specifier) ?? ''),
  ),

  'the engine has no word of the site': eachFile(({ path, text }) =>
    isIn(path, ...ENGINE) || path === 'vite.config.ts' ? siteWordsIn(text).map((word) => `says "${word}"`) : [],
  ),

  'one module of the engine knows where a project keeps its site': eachFile(({ path, text }) =>
    (isIn(path, ...ENGINE) || path === 'vite.config.ts') && path !== 'renderer/define/layout.mjs' && /src[/\\]+site\b/.test(text)
      ? ['names src/site']
      : [],
  ),

  'what browsers get takes only types from content and its tables': eachImport(
    'imports more than types from',
    ({ specifier, kind }, path) =>
      isIn(path, 'src/site/ui', 'src/site/islands', 'src/engine/islands') &&
      kind !== 'type' &&
      OF_SERVER.has(targetLayer(path, specifier)?.folder),
  ),

  'schemas import zod, each other and the vocabulary of schemas': eachImport(
    'imports',
    ({ specifier }, path) =>
      isIn(path, 'schemas', 'src/engine/schema') &&
      specifier !== 'zod' &&
      !['schemas', 'src/engine/schema'].includes(targetLayer(path, specifier)?.folder ?? ''),
  ),

  'no file imports itself by way of others': (files) => {
    const known = new Set(files.map(({ path }) => path))
    const edges = files.map(({ path, imports }): [string, string[]] => {
      const direct = imports.filter(({ kind }) => kind !== 'glob')
      return [path, direct.flatMap(({ specifier }) => fileOf(path, specifier, known) ?? [])]
    })
    return cyclesOf(new Map(edges)).map((cycle) => `${cycle[0]}: ${cycle.join(' → ')}`)
  },

  'every page and every output says what code it is made of': eachFile(({ path, text }) =>
    (/^pages\/[\w-]+\.tsx$/.test(path) && /\b(?:definePage|pagedList)\(/.test(text)) ||
    (isIn(path, 'src/site/outputs') && OUTPUT.test(text))
      ? text.includes(CODE_KEY)
        ? []
        : ['has no `codeKey`']
      : [],
  ),

  'parts with a key of their own are imported by tables, and by other such parts': (files) => {
    const known = new Set(files.map(({ path }) => path))
    const parts = new Set(files.flatMap(({ path, text }) => (isIn(path, ...ENGINE, 'tests') || !text.includes(CODE_KEY) ? [] : [path])))
    // What imports a table imports its parts.
    const isPart = (path: string) => parts.has(path) || PART_TABLES.has(path)
    return files
      .filter(({ path }) => !isPart(path) && !isIn(path, 'tests'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ kind, specifier }) => kind !== 'type' && isPart(fileOf(path, specifier, known) ?? ''))
          .map(({ specifier }) => `${path}: imports ${specifier}, which is not in its key`),
      )
  },

  'nothing of Node in the site, and below the content of the engine': eachImport(
    'imports',
    ({ specifier }, path) => isBuiltIn(specifier) && /^(?:src|schemas|pages)\//.test(path) && !isIn(path, 'src/engine/content'),
  ),

  'one module reads files, and the commands': eachImport(
    'imports',
    ({ specifier }, path) =>
      isFileSystem(specifier) && path !== 'src/engine/content/read/read.ts' && !isIn(path, 'scripts', 'tests') && !isConfiguration(path),
  ),

  'only commands speak to the console and read the environment': eachFile(({ path, surroundings }) =>
    isIn(path, 'scripts', 'tests') || isConfiguration(path) ? [] : surroundings.map((use) => `uses ${use}`),
  ),

  'no file is long': eachFile(({ lines }) => (lines > LONGEST ? [`has ${lines} lines, more than ${LONGEST}`] : [])),

  'no file only passes on what others have': eachFile(({ path, passesOn }) => {
    const isIndex = /(?:^|\/)index\.\w+$/.test(path)
    return passesOn || (isIndex && !TABLES.has(path)) ? ['is a barrel'] : []
  }),

  'only what is one thing is a default export': eachFile(({ path, hasDefaultExport }) => {
    const isOneThing =
      isIn(path, 'pages', 'scripts') ||
      isConfiguration(path) ||
      /^(?:src\/site\/(?:site\.tsx|islands\/[\w-]+\/(?:island\.tsx|enhancement\.ts))|tests\/support\/[\w-]+-reporter\.ts)$/.test(path)
    return hasDefaultExport && !isOneThing ? ['has a default export'] : []
  }),

  'no type is any': eachFile(({ anyTypes }) => (anyTypes > 0 ? [`uses any, ${anyTypes} times`] : [])),

  'no check is silenced, and nothing is left for later': eachFile(({ comments }) =>
    comments.flatMap((comment) => /@ts-(?:ignore|nocheck)|\b(?:TODO|FIXME)\b/.exec(comment)?.[0] ?? []).map((found) => `says ${found}`),
  ),

  'only the development server knows the content explorer': eachImport(
    'imports',
    ({ specifier }, path) => isOfExplorer(targetOf(path, specifier)) && !isOfExplorer(path) && !OF_DEVELOPMENT.test(path),
  ),

  'no words for visitors stand in code': eachFile(({ path, words }) =>
    isIn(path, 'src/site/ui', 'src/site/islands', 'pages', 'src/site/frame', 'src/site/outputs')
      ? words.map((said) => `says "${said}"`)
      : [],
  ),
} as const satisfies Record<string, Rule>
