import type { SiteProblem } from '../../problems/problem'
import { isEditorial, splitEditorial } from '../../schema/editorial'
import type { CollectionTable } from '../model/collection'
import type { ContentModel } from '../model/content-model'
import type { ParsedFile } from '../parse/entries'
import { textFields } from '../parse/schema'
import { alt } from './alt'
import { descriptionLength } from './description-length'
import { doubledWord } from './doubled-word'
import { excerptRepeatsTitle } from './excerpt-repeats-title'
import { factNumbersOf } from './fact-numbers'
import { headingLevel } from './heading-level'
import { headingStyle } from './heading-style'
import { linkText } from './link-text'
import { markup } from './markup'
import { rawNumber } from './raw-number'
import { readingLevel } from './reading-level'
import { repeatedItem } from './repeated-item'
import { type LintContext, type LintFile, type LintOptions, type LintRule, proseOf } from './rule'
import { stale } from './stale'
import { titleLength } from './title-length'

const RULES: readonly LintRule[] = [
  alt,
  descriptionLength,
  doubledWord,
  excerptRepeatsTitle,
  headingLevel,
  headingStyle,
  linkText,
  markup,
  rawNumber,
  readingLevel,
  repeatedItem,
  stale,
  titleLength,
]

/** Files without prose. */
const WITHOUT_PROSE: ReadonlySet<string> = new Set(['site/facts.yaml', 'site/redirects.yaml'])

/** Runs all rules on all files, valid or not. */
export function lintProblems(
  files: readonly ParsedFile[],
  { collections, lint }: Pick<ContentModel, 'collections' | 'lint'>,
  options: LintOptions,
): SiteProblem[] {
  const context: LintContext = { ...options, numbers: options.facts && factNumbersOf(options.facts) }
  return files
    .filter(({ source }) => !WITHOUT_PROSE.has(source.file))
    .map((file) => toLint(file, collections))
    .flatMap((file) => [...RULES, ...lint].flatMap((rule) => rule(file, context)))
}

/** Makes the input of rules from a parsed file. */
export function toLint({ source, collection, schema, data: all, editorial, body }: ParsedFile, collections: CollectionTable): LintFile {
  // Invalid data still has the editorial fields, which are not shown on pages.
  const { data } = splitEditorial(all)
  const definition = collection === undefined ? undefined : collections[collection]
  const texts = textFields(schema, all).filter(({ path }) => !isEditorial(path[0]))
  const blocks = body?.blocks ?? []
  return { source, schema, collection, definition, data, editorial, texts, blocks, prose: proseOf({ source, texts, blocks }) }
}
