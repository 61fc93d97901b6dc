import { parseDocument } from 'yaml'
import * as z from 'zod'
import { contentKinds } from '../../../renderer/editor/kinds'
import { linkGraph } from '../../../src/engine/content/link/link'
import { splitFrontMatter } from '../../../src/engine/content/parse/front-matter'
import { type FieldPath, pathText } from '../../../src/engine/content/parse/source'
import type { RawEntry, RawText } from '../../../src/engine/content/read/raw-entry'
import { errorsIn } from '../../../src/engine/problems/problem'
import type { Graph } from '../../../src/site/graph/graph'
import { fieldsOfData, schemaFields } from '../../schemas/spoilt/fields'
import { parseContent, SITE } from '../../support/site'
import { TODAY } from '../../support/site-test'

/** How the texts of content change: what may stand in the place of one, of which its field gets the first that it takes. */
export type Attack = (text: string) => readonly string[]

/**
 * The graph of content whose texts are attacked, that of the same content with harmless signs in the same places, and the fields that no
 * attack reached.
 */
export type AttackedContent = {
  attacked: Graph
  harmless: Graph
  /**
   * Names of fields, as `blog.title`, whose schema takes an attack, and which no file could have with one: the content has an error then.
   */
  unmoved: ReadonlySet<string>
}

/** A text in a file that may change. */
type Field = { file: string; path: FieldPath; name: string; value: string; choices: readonly string[] }

/** An attack, what makes a text with one harmless, and what is added to the text of each article. */
type AttackedTexts = { attack: Attack; harmless: (text: string) => string; body: string }

/** Rounds in which content is linked until all that it refuses has its own text again. */
const ROUNDS = 12

/** Attacks every text of content that may hold the attack. A field refuses it by its schema, or since the content has an error with it. */
export function attackedContent(raw: readonly RawEntry[], { attack, harmless, body }: AttackedTexts): AttackedContent {
  const files = raw.flatMap((entry) => (entry.kind === 'text' ? [fileOf(entry, attack)] : []))
  const fields = files.flatMap((file) => file.fields)
  /** How many choices of each field were refused, by file and field. */
  const refusals = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const { graph, errors } = linked(raw, files, (file) => changed(file, refusals, { body, show: (text) => text }))
    if (graph !== null && errors.length === 0) {
      const other = linked(raw, files, (file) => changed(file, refusals, { body, show: harmless }))
      if (other.graph === null) throw new Error(`the harmless content is wrong: ${JSON.stringify(other.errors)}`)
      return { attacked: graph, harmless: other.graph, unmoved: unmovedAmong(fields, refusals) }
    }
    const known = new Set(fields.map(keyOf))
    const wrong = errors.map(({ place, code, message }) => {
      const key = `${place.file}: ${place.field}`
      const meant = known.has(key) ? key : longestOf(files, place.file)
      if (meant === undefined) throw new Error(`no text of ${key} can be what ${code} means: ${message}`)
      return meant
    })
    for (const key of new Set(wrong)) refusals.set(key, (refusals.get(key) ?? 0) + 1)
  }
  throw new Error('the content is not right after many rounds')
}

/** The texts of content, each field with what may stand in its place; nothing says whether the content is right then. */
export const attackedTexts = (raw: readonly RawEntry[], attack: Attack): RawText[] =>
  raw.flatMap((entry) => {
    if (entry.kind !== 'text') return []
    const file = fileOf(entry, attack)
    const text = changed(file, new Map(), { body: '', show: (choice) => choice })
    return file.fields.some(({ choices }) => choices.length > 0) ? [{ ...entry, text }] : []
  })

function linked(raw: readonly RawEntry[], files: readonly AttackedFile[], textOf: (file: AttackedFile) => string) {
  const texts = new Map(files.map((file) => [file.entry.file, textOf(file)]))
  const parsed = parseContent(raw.map((entry) => (entry.kind === 'text' ? { ...entry, text: texts.get(entry.file) ?? '' } : entry)))
  const { value: graph, problems } = linkGraph(parsed.value, { today: TODAY })
  return { graph, errors: errorsIn([...parsed.problems, ...problems]) }
}

/** The longest text of a file, which is what a problem means that names no field. */
function longestOf(files: readonly AttackedFile[], file: string): string | undefined {
  const fields = files.find(({ entry }) => entry.file === file)?.fields ?? []
  const longest = fields.toSorted((a, b) => b.value.length - a.value.length)[0]
  return longest && keyOf(longest)
}

const keyOf = ({ file, path }: Pick<Field, 'file' | 'path'>) => `${file}: ${pathText(path)}`

type AttackedFile = { entry: RawText; yaml: string; fields: readonly Field[] }

const KINDS = contentKinds(SITE.model)

function fileOf(entry: RawText, attack: Attack): AttackedFile {
  const path = `content/${entry.file}`
  const kind = KINDS.find(({ files }) => files === path || files === path.replace(/[^/]+(?=\.\w+$)/, '*'))
  if (!kind) throw new Error(`${path} is of no kind`)
  const yaml = entry.file.endsWith('.mdx') ? splitFrontMatter(entry.file, entry.text).source.yaml : entry.text
  const data: unknown = parseDocument(yaml).toJS()
  const schemas = new Map([...schemaFields(kind.schema)].map(({ name, schema }) => [name, schema]))
  const fields = [...fieldsOfData(kind.schema, data)].flatMap(([name, at]): Field[] => {
    const value = at.reduce<unknown>(
      (found, part) => (found === null || found === undefined ? found : Reflect.get(Object(found), part)),
      data,
    )
    const schema = schemas.get(name)
    if (typeof value !== 'string' || !schema) return []
    const choices = attack(value).filter((text) => z.safeParse(schema, text).success)
    return [{ file: entry.file, path: at, name: `${kind.name}${name}`, value, choices }]
  })
  return { entry, yaml, fields }
}

/** How attacks are shown, and what is added to articles. */
type Shown = { body: string; show: (text: string) => string }

/** The text of a file with what each of its fields takes. */
function changed({ entry, yaml, fields }: AttackedFile, refusals: ReadonlyMap<string, number>, { body, show }: Shown): string {
  const document = parseDocument(yaml)
  for (const field of fields) {
    const choice = field.choices[refusals.get(keyOf(field)) ?? 0]
    if (choice !== undefined) document.setIn(field.path, show(choice))
  }
  const text = document.toString({ lineWidth: 0 })
  if (!entry.file.endsWith('.mdx')) return text
  return `---\n${text}---\n\n${splitFrontMatter(entry.file, entry.text).body.trimStart()}\n\n${show(body)}\n`
}

/** The fields whose schema takes an attack, and which took it in no file. */
function unmovedAmong(fields: readonly Field[], refusals: ReadonlyMap<string, number>): ReadonlySet<string> {
  const taken = new Set(fields.filter((field) => field.choices[refusals.get(keyOf(field)) ?? 0] !== undefined).map(({ name }) => name))
  return new Set(fields.flatMap(({ name, choices }) => (choices.length === 0 || taken.has(name) ? [] : [name])))
}
