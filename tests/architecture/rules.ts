import { builtinModules } from 'node:module'
import { cyclesOf } from './cycles'
import { fileOf, isConfiguration, isIn, layerOf, targetOf } from './layers'
import type { ImportOf, Source } from './source'

/** A rule of the house: each breach of it among the files, as `path: what`. */
export type Rule = (files: readonly Source[]) => string[]

/** Longest file, and the size that half of the files stay under, in lines. */
const LONGEST = 250
const MEDIAN = 80

/** A rule that looks at one file at a time. */
const eachFile =
  (breachesOf: (source: Source) => readonly string[]): Rule =>
  (files) =>
    files.flatMap((file) => breachesOf(file).map((breach) => `${file.path}: ${breach}`))

/** A rule that looks at one import at a time; true is a breach. */
const eachImport = (what: string, isBreach: (one: ImportOf, path: string) => boolean) =>
  eachFile(({ path, imports }) => imports.filter((one) => isBreach(one, path)).map(({ specifier }) => `${what} ${specifier}`))

const targetLayer = (path: string, specifier: string) => layerOf(targetOf(path, specifier) ?? '')

const isBuiltIn = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier)
const isFileSystem = (specifier: string) => /^(?:node:)?fs(?:\/promises)?$/.test(specifier)

/** The content explorer: no build makes it, so that nothing that a build takes may lead to it. */
const isOfExplorer = (path = '') => path.startsWith('renderer/explorer/') || /^src\/routes\/explorer(?:\.ts)?$/.test(path)
const OF_DEVELOPMENT = /^(?:renderer\/(?:development|unpublished-marks)\.ts|scripts\/dev(?:-[\w-]+)?\.ts|tests\/.*)$/

/** Every rule by what it demands. */
export const rules = {
  'every file lies in a layer': (files) =>
    files.filter(({ path, isCode }) => isCode && !layerOf(path) && !isConfiguration(path)).map(({ path }) => `${path}: lies in no layer`),

  'imports go down, or stay in their folder': eachImport('imports upward', ({ specifier }, path) => {
    const own = layerOf(path)
    const other = targetLayer(path, specifier)
    return own !== undefined && other !== undefined && other !== own && other.number >= own.number
  }),

  'what browsers get takes only types from the graph': eachImport(
    'imports more than types from',
    ({ specifier, kind }, path) =>
      isIn(path, 'src/ui', 'src/islands') && kind !== 'type' && targetLayer(path, specifier)?.folder === 'src/graph',
  ),

  'schemas import zod and each other': eachImport(
    'imports',
    ({ specifier }, path) => isIn(path, 'schemas') && specifier !== 'zod' && targetLayer(path, specifier)?.folder !== 'schemas',
  ),

  'no file imports itself by way of others': (files) => {
    const known = new Set(files.map(({ path }) => path))
    const edges = files.map(({ path, imports }): [string, string[]] => {
      const direct = imports.filter(({ kind }) => kind !== 'glob')
      return [path, direct.flatMap(({ specifier }) => fileOf(path, specifier, known) ?? [])]
    })
    return cyclesOf(new Map(edges)).map((cycle) => `${cycle[0]}: ${cycle.join(' → ')}`)
  },

  'nothing of Node below the graph and in what browsers get': eachImport(
    'imports',
    ({ specifier }, path) => isBuiltIn(specifier) && isIn(path, 'schemas', 'src/lib', 'src/errors', 'src/routes', 'src/ui', 'src/islands'),
  ),

  'one module reads files, and the commands': eachImport(
    'imports',
    ({ specifier }, path) =>
      isFileSystem(specifier) && path !== 'src/graph/read.ts' && !isIn(path, 'scripts', 'tests') && !isConfiguration(path),
  ),

  'only commands speak to the console and read the environment': eachFile(({ path, surroundings }) =>
    isIn(path, 'scripts', 'tests') || isConfiguration(path) ? [] : surroundings.map((use) => `uses ${use}`),
  ),

  'no file is long': eachFile(({ lines }) => (lines > LONGEST ? [`has ${lines} lines, more than ${LONGEST}`] : [])),

  'half of the files are short': (files) => {
    const sizes = files
      .filter(({ isCode }) => isCode)
      .map(({ lines }) => lines)
      .toSorted((a, b) => a - b)
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0
    return median > MEDIAN ? [`The median of all files is ${median} lines, more than ${MEDIAN}`] : []
  },

  'no file only passes on what others have': eachFile(({ path, passesOn }) => {
    const isIndex = /(?:^|\/)index\.\w+$/.test(path)
    return passesOn || (isIndex && path !== 'schemas/index.ts' && path !== 'pages/index.ts') ? ['is a barrel'] : []
  }),

  'only what is one thing is a default export': eachFile(({ path, hasDefaultExport }) => {
    const isOneThing =
      isIn(path, 'pages', 'scripts') ||
      isConfiguration(path) ||
      /^(?:src\/islands\/[\w-]+\/(?:island\.tsx|enhancement\.ts)|tests\/support\/[\w-]+-reporter\.ts)$/.test(path)
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
    isIn(path, 'src/ui', 'src/islands', 'pages') ? words.map((said) => `says "${said}"`) : [],
  ),
} as const satisfies Record<string, Rule>
