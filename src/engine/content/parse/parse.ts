import type * as z from 'zod'
import { findControl, withoutControls } from '../../lib/control'
import { kebab } from '../../lib/text'
import { type Checked, problem, type SiteProblem } from '../../problems/problem'
import { type Editorial, editorialOf, splitEditorial } from '../../schema/editorial'
import { parseBody } from '../mdx/mdx'
import type { ParsedBody } from '../mdx/mdx-body'
import { hasWords } from '../mdx/mdx-empty'
import { type ContentModel, collectionIn } from '../model/content-model'
import type { EntryRef } from '../model/entry-ref'
import type { CoreGraph } from '../model/graph'
import { type Classified, classifierOf } from '../read/classify'
import { conflictProblems } from '../read/conflict'
import { duplicateFiles } from '../read/duplicates'
import type { RawEntry, RawText } from '../read/raw-entry'
import { unreadableProblem } from '../read/unreadable'
import { checkedYaml } from './checked-yaml'
import { type Entries, type EntryFields, emptyEntries, filesWithData } from './entries'
import { splitFrontMatter } from './front-matter'
import { cachedText, type ParseCache, type ParsedText } from './parse-cache'
import { lazySource, type Source, sourceOf } from './source'
import { textFields } from './text-fields'
import { placesInText } from './text-place'

/**
 * Turns files into entries: validates YAML and front matter by schemas, and parses texts into trees. An entry with a problem is left out,
 * but its slug is kept. A text that has not changed since `record` is not parsed again.
 */
export function parseEntries<Graph extends CoreGraph>(
  raw: readonly RawEntry[],
  model: ContentModel<Graph>,
  record: ParseCache = new Map(),
): Checked<Entries<Graph>> {
  const entries = emptyEntries(model)
  const classify = classifierOf(model)
  const problems: SiteProblem[] = []
  const duplicates = duplicateFiles(raw, classify)
  for (const entry of raw) {
    const other = duplicates.get(entry.file)
    if (other !== undefined) {
      problems.push(problem('file/duplicate', { file: entry.file }, entry.file, other))
      continue
    }
    const found = classify(entry.file, entry.kind === 'picture' ? 'picture' : 'text')
    const before = entry.kind === 'text' ? cachedText(record, entry) : undefined
    // A text of the record had no problem.
    const refused = before ? [] : refusedText(entry)
    if (entry.kind === 'unreadable' || refused.length > 0) {
      problems.push(...refused)
      if ('kind' in found && found.kind === 'entry') entries.slugs[found.collection]?.add(found.slug)
      continue
    }
    if ('problem' in found) problems.push(found.problem)
    else if (entry.kind === 'picture') entries.pictures.set(entry.file, entry)
    else if (found.kind === 'entry') problems.push(...addEntry(entries, found, { entry, before }))
    else if (found.kind === 'singleton') problems.push(...addSingleton(entries, found, { entry, before }))
  }
  entries.unreadable.push(...unreadableFiles(raw, entries))
  return { value: entries, problems: [...problems, ...missingFiles(raw, model)] }
}

/** Problems for which a file is not parsed. */
const refusedText = (entry: RawEntry): SiteProblem[] => {
  if (entry.kind === 'unreadable') return [unreadableProblem(entry)]
  return entry.kind === 'text' ? conflictProblems(entry.file, entry.text) : []
}

/** The text of a file, and the result of parsing it in a previous run, if it has not changed. */
type Text = { entry: RawText; before: ParsedText | undefined }

function addEntry(entries: Entries, { collection, slug }: EntryRef, { entry, before }: Text): readonly SiteProblem[] {
  const { format, schema } = collectionIn(entries.model.collections, collection)
  entries.slugs[collection]?.add(slug)
  if (before) {
    const { data, editorial, body, review } = before
    // A schema of an entry accepts only mappings.
    entries.collections[collection]?.push({ slug, source: lazySourceOf(entry, format), data: data as EntryFields, editorial, body, review })
    return []
  }
  const { file } = entry
  const { value: text, problems: controls } = checkedText(entry)
  const article =
    format === 'mdx'
      ? splitFrontMatter(file, text)
      : { source: sourceOf({ file, yaml: text, lineOffset: 0 }), body: undefined, problems: [] }
  if (article.problems.length > 0) return [...controls, ...article.problems]
  const fields = validate(article.source, schema)
  const parsed = article.body === undefined ? undefined : parseBody(file, article.body, entries.model.components)
  const body = parsed?.value
  const problems = [...controls, ...fields.problems, ...(parsed?.problems ?? []), ...emptyArticle(article.source, parsed)]
  const { source, data, editorial } = fields
  const parts = { source, editorial, body, review: undefined }
  if (problems.length > 0) entries.invalid.push({ ...parts, collection, schema, data })
  else entries.collections[collection]?.push({ ...parts, slug, data: data as EntryFields })
  return problems
}

/** The problem of an article without a text, at the end of its front matter. */
function emptyArticle({ file, yaml }: Source, body: Checked<ParsedBody> | undefined): SiteProblem[] {
  if (!body || body.problems.length > 0 || hasWords(body.value.trees?.nodes ?? [])) return []
  return [problem('mdx/empty', { file, line: yaml.split('\n').length + 2, column: 1 }, 'The article')]
}

/** The source of a text that is not parsed again, made lazily: it is rarely needed. */
const lazySourceOf = (entry: RawText, format: 'mdx' | 'yaml') =>
  lazySource(entry.file, () =>
    format === 'mdx' ? splitFrontMatter(entry.file, entry.text).source : sourceOf({ file: entry.file, yaml: entry.text, lineOffset: 0 }),
  )

type Singleton = Extract<Classified, { kind: 'singleton' }>

function addSingleton(entries: Entries, { group, name, schema }: Singleton, { entry, before }: Text): readonly SiteProblem[] {
  const key = `${group}.${name}`
  if (before) {
    const { data, editorial, review } = before
    entries.singletons.set(key, { source: lazySourceOf(entry, 'yaml'), schema, data, editorial, review })
    return []
  }
  const { value: yaml, problems: controls } = checkedText(entry)
  const { source, data, editorial, problems: ofFields } = validate(sourceOf({ file: entry.file, yaml, lineOffset: 0 }), schema)
  const problems = [...controls, ...ofFields]
  if (problems.length === 0) entries.singletons.set(key, { source, schema, data, editorial, review: undefined })
  else entries.invalid.push({ source, collection: undefined, schema, data, editorial, body: undefined, review: undefined })
  return problems
}

type Validated = { source: Source; data: unknown; editorial: Editorial; problems: readonly SiteProblem[] }

/** Parses and validates a YAML text. Invalid data is returned as it is. */
function validate(written: Source, schema: z.ZodType): Validated {
  const { source, data, value, problems } = checkedYaml(written, schema)
  const refused = (found: readonly SiteProblem[]): Validated => ({ source, data, editorial: editorialOf(data), problems: found })
  if (problems.length > 0) return refused(problems)
  if (data === undefined || data === null) return refused([problem('file/empty', { file: source.file, line: 1, column: 1 })])
  return { source, ...splitEditorial(value), problems: escapedControlCharacters(schema, value, source) }
}

/** Control characters that were written as escapes of YAML, such as `"\\a"`. */
function escapedControlCharacters(schema: z.ZodType, data: unknown, source: Source): SiteProblem[] {
  if (!source.yaml.includes('\\')) return []
  return textFields(schema, data).flatMap(({ path, value }) => {
    const found = findControl(value)
    return found ? [problem('file/control-character', placesInText(source, path)(found.index), found.name)] : []
  })
}

/**
 * The text of a file without control characters, so that all else in it is checked, too, and a problem for each line that has one. On such
 * a line, columns after the character are too small.
 */
function checkedText({ file, text }: RawText): Checked<string> {
  if (!findControl(text)) return { value: text, problems: [] }
  const problems = text.split('\n').flatMap((line, index) => {
    const found = findControl(line)
    return found ? [problem('file/control-character', { file, line: index + 1, column: found.index + 1 }, found.name)] : []
  })
  return { value: withoutControls(text), problems }
}

function unreadableFiles(raw: readonly RawEntry[], entries: Entries): string[] {
  const known = new Set(filesWithData(entries).map(({ source }) => source.file))
  return raw.flatMap(({ kind, file }) => (kind === 'picture' || known.has(file) ? [] : [file]))
}

function missingFiles(raw: readonly RawEntry[], { singletons }: Pick<ContentModel, 'singletons'>): SiteProblem[] {
  const there = new Set(raw.map(({ file }) => file))
  return Object.entries(singletons)
    .flatMap(([group, files]) => Object.keys(files).map((name) => `${group}/${kebab(name)}.yaml`))
    .filter((file) => !there.has(file))
    .map((file) => problem('file/missing', { file }, file))
}
