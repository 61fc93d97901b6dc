import { type Place, problem } from '../../errors/problem'
import { placeOfField } from '../source'
import { type LintFile, type Rule, textAt } from './rule'

/** Words that say nothing without the sentence around them. */
const EMPTY =
  /^(?:(?:click|tap|see|go|read|look)\s+)?(?:here|this|this (?:link|page)|link|more|details)$|^(?:click|find out more|learn more)$/i
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

type Words = { words: string; place: () => Place }

/** Links whose words are the same for any target, or an address. */
export const linkText: Rule = (file) =>
  [...inArticle(file), ...inFields(file)]
    .filter(({ words }) => EMPTY.test(words) || ADDRESS.test(words))
    .map(({ words, place }) => problem('editorial/link-text', place(), words))

const inArticle = ({ source, blocks }: LintFile): Words[] =>
  blocks
    .flatMap(({ links }) => links)
    .map(({ text, line, column }) => ({ words: text.trim(), place: () => ({ file: source.file, line, column }) }))

const inFields = (file: LintFile): Words[] =>
  file.texts
    .filter(({ meta }) => meta?.kind === 'href')
    .flatMap(({ path }) => textAt(file, [...path.slice(0, -1), 'label']) ?? [])
    .map(({ value, path }) => ({ words: value.trim(), place: () => placeOfField(file.source, path) }))
