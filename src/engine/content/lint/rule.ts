import type * as z from 'zod'
import type { IsoDate } from '../../lib/dates'
import type { Place, SiteProblem } from '../../problems/problem'
import type { Editorial } from '../../schema/editorial'
import { type Facts, fillFacts } from '../link/facts'
import { blockText, placeInBlock, type TextBlock } from '../mdx/mdx-blocks'
import type { CollectionDefinition } from '../model/collection'
import { type TextField, valueAt } from '../parse/schema'
import { type FieldPath, placeOfField, type Source } from '../parse/source'
import type { FactNumbers } from './fact-numbers'

/** A file as rules see it. Its data may be wrong: rules believe nothing that they have not looked at. */
export type LintFile = {
  source: Source
  schema: z.core.$ZodType
  /** Undefined for a single file. */
  collection: string | undefined
  /** The definition of its collection. */
  definition: CollectionDefinition | undefined
  data: unknown
  editorial: Editorial
  /** Every text of its data. */
  texts: readonly TextField[]
  /** The words of its article. */
  blocks: readonly TextBlock[]
}

/** What is known besides the file. What is undefined could not be parsed. */
export type LintOptions = { today: IsoDate | undefined; facts: Facts | undefined; siteName: string | undefined }
/** The same, made ready for rules. */
export type LintContext = LintOptions & { numbers: FactNumbers | undefined }

/** What an editor should weigh in one file. */
export type LintRule = (file: LintFile, context: LintContext) => SiteProblem[]

/** A text field of a file, or undefined where there is none. */
export function textAt({ data }: LintFile, path: FieldPath): TextField | undefined {
  const value = valueAt(data, path)
  return typeof value === 'string' ? { path, value, meta: undefined } : undefined
}

/** A text with its facts, or undefined where they are not known. */
export const filled = (text: string, { facts }: LintContext): string | undefined =>
  facts ? fillFacts(text, facts) : text.includes('{fact:') ? undefined : text

/** Words with where they stand, be it a field or a block of the article. */
export type Prose = {
  text: string
  /** Undefined for a field. */
  block: TextBlock | undefined
  /** Where a sign of the text stands; in a field, where the field starts. */
  placeOf: (index: number) => Place
}

/** Characters of one text that are read. A longer paragraph is a mistake of another kind. */
const LONGEST = 20_000

/** Everything in a file that is read as words: no references, no addresses. */
export const proseOf = ({ source, texts, blocks }: LintFile): Prose[] => [
  ...texts.filter(({ meta }) => meta === undefined).map((field) => proseOfField(field, source)),
  ...blocks.map((block) => ({
    text: blockText(block).slice(0, LONGEST),
    block,
    placeOf: (index: number) => ({ file: source.file, ...placeInBlock(block, index) }),
  })),
]

function proseOfField({ path, value }: TextField, source: Source): Prose {
  let place: Place | undefined
  // Looking a field up is slow, and one text may have many mistakes.
  const placeOf = () => (place ??= placeOfField(source, path))
  return { text: value.slice(0, LONGEST), block: undefined, placeOf }
}
