import type { SiteProblem } from '../../problems/problem'
import { isEditorial, splitEditorial } from '../../schema/editorial'
import type { CollectionTable } from '../model/collection'
import type { ContentModel } from '../model/content-model'
import { SITE_FILES } from '../model/site-files'
import type { ParsedFile } from '../parse/entries'
import { textFields } from '../parse/text-fields'
import { ahead } from './ahead'
import { alt } from './alt'
import { descriptionLength } from './description-length'
import { doubledWord } from './doubled-word'
import { excerptRepeatsTitle } from './excerpt-repeats-title'
import { factNumbersOf } from './fact-numbers'
import { headingLevel } from './heading-level'
import { headingStyle } from './heading-style'
import { linkText } from './link-text'
import { lostCharacter } from './lost-character'
import { markup } from './markup'
import { rawNumber } from './raw-number'
import { readingLevel } from './reading-level'
import { repeatedItem } from './repeated-item'
import { type LintContext, type LintFile, type LintOptions, type LintRule, proseOf } from './rule'
import { stale } from './stale'
import { straightApostrophe } from './straight-apostrophe'
import { titleLength } from './title-length'
import { typewriterSign } from './typewriter-sign'

const RULES: readonly LintRule[] = [
  ahead,
  alt,
  descriptionLength,
  doubledWord,
  excerptRepeatsTitle,
  headingLevel,
  headingStyle,
  linkText,
  lostCharacter,
  markup,
  rawNumber,
  readingLevel,
  repeatedItem,
  stale,
  straightApostrophe,
  titleLength,
  typewriterSign,
]

/** Files without prose. */
const WITHOUT_PROSE: ReadonlySet<string> = new Set([SITE_FILES.facts, SITE_FILES.redirects])

/** What rules get besides the file. */
export const lintContext = (options: LintOptions): LintContext => ({ ...options, numbers: options.facts && factNumbersOf(options.facts) })

/** Runs all rules on a file, valid or not. */
export function lintProblems(
  file: ParsedFile,
  { collections, lint }: Pick<ContentModel, 'collections' | 'lint'>,
  context: LintContext,
): SiteProblem[] {
  if (WITHOUT_PROSE.has(file.source.file)) return []
  const read = toLint(file, collections)
  return [...RULES, ...lint].flatMap((rule) => rule(read, context))
}

/** Makes the input of rules from a parsed file. */
export function toLint({ source, collection, schema, data: all, editorial, body }: ParsedFile, collections: CollectionTable): LintFile {
  // Invalid data still has the editorial fields, which are not shown on pages.
  const { data } = splitEditorial(all)
  const definition = collection === undefined ? undefined : collections[collection]
  const texts = textFields(schema, all).filter(({ path }) => !isEditorial(path[0]))
  const blocks = body?.trees?.blocks ?? []
  const pictures = body?.pictures ?? []
  return { source, schema, collection, definition, data, editorial, texts, blocks, pictures, prose: proseOf({ source, texts, blocks }) }
}
