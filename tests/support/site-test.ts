import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { test } from 'vitest'
import { stringify } from 'yaml'
import { type LinkOptions, linkGraph } from '../../src/engine/content/link/link'
import { contextOfFiles } from '../../src/engine/content/link/review'
import type { DayOptions } from '../../src/engine/content/link/site-day'
import { parseCacheOf, validInContext } from '../../src/engine/content/parse/parse-cache'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { contentReader, readContent } from '../../src/engine/content/read/read'
import type { IsoDate } from '../../src/engine/lib/dates'
import { once } from '../../src/engine/lib/once'
import { formatProblems, placeOf } from '../../src/engine/problems/format'
import { errorsIn, type SiteProblem, sortProblems } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import { parseContent, SITE } from './site'

/** A temporary content folder that starts as a small valid site, and that the test changes. */
export type SiteWorkspace = {
  root: string
  /** Writes files by path in the content folder. Data is written as YAML; null removes a file. */
  write: (files: Readonly<Record<string, string | Uint8Array | object | null>>) => Promise<void>
  /** Replaces a text that is in a file exactly once. All other lines stay where they are. */
  replace: (file: string, from: string, to: string) => Promise<void>
  /**
   * Every problem except warnings of style, as `place  code  message`, sorted. Texts in tests are too short for rules of style.
   */
  problems: (options?: LinkOptions) => Promise<string[]>
  /** Every warning of style in the same format, on the day of tests or another. */
  style: (asOf?: IsoDate) => Promise<string[]>
  /** Every waived warning in the same format. */
  waived: (asOf?: IsoDate) => Promise<string[]>
  /** Every problem as the terminal shows it, with frames and hints. */
  printed: () => Promise<string>
  /** The graph. Throws with the problems if there are any. */
  graph: (options?: LinkOptions) => Promise<Graph>
}

/** The day on which tests run. */
export const TODAY = '2024-12-15'

/** The folder of the small site. */
export const FIXTURE = join(import.meta.dirname, '../fixtures/site')

/** The files of the small site, read once for all tests. */
const small = readdirSync(FIXTURE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: file.slice(FIXTURE.length + 1), bytes: readFileSync(file) }))

/** The small site. */
const raw = await readContent(FIXTURE)
const { value, problems: none } = parseContent(raw)
/** The small site, parsed and reviewed. Tests only parse and review files that differ from it. */
export const SMALL_RECORD = parseCacheOf(raw, linkGraph(value, { today: TODAY }).entries, none)

/** Parses content as a build does after an earlier one: files that are unchanged from the small site are neither parsed nor reviewed. */
export const parseIncrementally = (raw: readonly RawEntry[], options: DayOptions = { today: TODAY }) =>
  parseContent(raw, validInContext(SMALL_RECORD, contextOfFiles(raw, SITE.model, options).key))

/** A test with a content folder of its own. */
export const siteTest = test.extend<{ site: SiteWorkspace }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures off the pattern
  site: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'site-'))
    // Synchronous: with so many small files, parallel calls take several times as long.
    for (const folder of new Set(small.map(({ path }) => dirname(path)))) mkdirSync(join(root, folder), { recursive: true })
    for (const { path, bytes } of small) writeFileSync(join(root, path), bytes)
    await use(workspace(root))
    removeFolder(root)
  },
})

/** Removes a folder with its contents, several times as fast as Node does. */
function removeFolder(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeFolder(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}

/** The graph of files, with all problems. */
function loadedFrom(raw: readonly RawEntry[], options: LinkOptions) {
  const parsed = parseIncrementally(raw, options)
  const linked = linkGraph(parsed.value, options)
  const problems = sortProblems([...parsed.problems, ...linked.problems])
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  return { graph: linked.value, problems, waived: linked.waived, printed: once(() => formatProblems(problems, (file) => texts.get(file))) }
}

/** What was loaded last, and from what. */
type Loaded = { raw: readonly RawEntry[]; options: LinkOptions; result: ReturnType<typeof loadedFrom> }

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])

function workspace(root: string): SiteWorkspace {
  const read = contentReader(root)
  let last: Loaded | undefined
  /** Tests ask for one state of the folder in several ways: what has not changed is not linked again. */
  const load = async ({ asOf, ...options }: LinkOptions = { today: TODAY }) => {
    const raw = await read()
    const given = asOf === undefined ? options : { ...options, asOf }
    if (!last || !isSameList(last.raw, raw) || !isDeepStrictEqual(last.options, given))
      last = { raw, options: given, result: loadedFrom(raw, given) }
    return last.result
  }
  return {
    root,
    async write(files) {
      for (const [path, contents] of Object.entries(files)) {
        const file = join(root, path)
        if (contents === null) await rm(file, { force: true })
        else {
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, typeof contents === 'string' || contents instanceof Uint8Array ? contents : stringify(contents))
        }
      }
    },
    async replace(path, from, to) {
      const file = join(root, path)
      const [before, after, ...more] = (await readFile(file, 'utf8')).split(from)
      if (before === undefined || after === undefined || more.length > 0) throw new Error(`\`${from}\` does not stand once in ${path}`)
      await writeFile(file, before + to + after)
    },
    problems: async (options) => (await load(options)).problems.filter((item) => !isOfStyle(item)).map(line),
    style: async (asOf) => (await load({ today: TODAY, asOf })).problems.filter(isOfStyle).map(line),
    waived: async (asOf) => (await load({ today: TODAY, asOf })).waived.map(line),
    printed: async () => (await load()).printed(),
    async graph(options) {
      const { graph, problems, printed } = await load(options)
      if (!graph || errorsIn(problems).length > 0) throw new Error(printed())
      return graph
    },
  }
}

const isOfStyle = ({ code }: SiteProblem) => code.startsWith('editorial/')

const line = (item: SiteProblem) => `${placeOf(item)}  ${item.code}  ${item.message}`
