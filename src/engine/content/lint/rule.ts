import type * as z from 'zod'
import type { IsoDate } from '../../lib/dates'
import type { Place, SiteProblem } from '../../problems/problem'
import type { Editorial } from '../../schema/editorial'
import { type Facts, fillFacts } from '../link/facts'
import { blockText, placeInBlock, type TextBlock } from '../mdx/mdx-blocks'
import type { TextPicture } from '../mdx/mdx-body'
import type { CollectionDefinition } from '../model/collection'
import { valueAt } from '../parse/schema'
import type { FieldPath, Source } from '../parse/source'
import type { TextField } from '../parse/text-fields'
import { placesInText } from '../parse/text-place'
import type { FactNumbers } from './fact-numbers'

/** A file in the form for rules. Its data may be invalid, so a rule has to check every value that it uses. */
export type LintFile = {
  source: Source
  schema: z.core.$ZodType
  /** Undefined for a single file. */
  collection: string | undefined
  /** The definition of its collection. */
  definition: CollectionDefinition | undefined
  data: unknown
  editorial: Editorial
  /** All texts in its data. */
  texts: readonly TextField[]
  /** The blocks of its article. */
  blocks: readonly TextBlock[]
  /** The pictures of its article. */
  pictures: readonly TextPicture[]
  /** All that is read as words, without references and addresses: texts of its data, then the blocks of its article. */
  prose: readonly Prose[]
}

/** Data besides the file; undefined where it could not be parsed. */
export type LintOptions = { today: IsoDate | undefined; facts: Facts | undefined; siteName: string | undefined }
/** The data that rules get besides the file. */
export type LintContext = LintOptions & { numbers: FactNumbers | undefined }

/** A rule: finds in one file what an editor should look at again. */
export type LintRule = (file: LintFile, context: LintContext) => SiteProblem[]

/** A file for rules about files together. */
export type CrossFileInput = Pick<LintFile, 'source' | 'schema' | 'collection' | 'data' | 'editorial'>

/** The day, and whether every file is valid, so that what is not in the files does not exist. */
export type CrossFileContext = { today: IsoDate; isWhole: boolean }

/** A rule about all files together, for what no single file shows. Data of files with mistakes may be invalid. */
export type CrossFileRule = (files: readonly CrossFileInput[], context: CrossFileContext) => SiteProblem[]

/** The text at a path in the data of a file, or undefined if there is none. */
export function textAt({ data }: LintFile, path: FieldPath): TextField | undefined {
  const value = valueAt(data, path)
  return typeof value === 'string' ? { path, value, meta: undefined } : undefined
}

/** A text with the values of facts, or undefined if it has facts and their file could not be parsed. */
export const filled = (text: string, { facts }: LintContext): string | undefined =>
  facts ? fillFacts(text, facts) : text.includes('{fact:') ? undefined : text

/** A text that is read as words: a field, or a block of the article. */
export type Prose = {
  text: string
  /** Undefined for a field. */
  block: TextBlock | undefined
  /** The place of a character of the text. */
  placeOf: (index: number) => Place
}

/** Characters of a text that rules look at. */
const LONGEST = 20_000

/** The prose of a file. */
export const proseOf = ({ source, texts, blocks }: Pick<LintFile, 'source' | 'texts' | 'blocks'>): Prose[] => [
  ...texts.filter(({ meta }) => meta === undefined).map((field) => proseOfField(field, source)),
  ...blocks.map((block) => ({
    text: blockText(block).slice(0, LONGEST),
    block,
    placeOf: (index: number) => ({ file: source.file, ...placeInBlock(block, index) }),
  })),
]

const proseOfField = ({ path, value }: TextField, source: Source): Prose => ({
  text: value.slice(0, LONGEST),
  block: undefined,
  placeOf: placesInText(source, path),
})
