import { type Place, problem } from '../../problems/problem'
import { isAddress } from '../../schema/link-address'
import { placeOfField } from '../parse/source'
import { type LintFile, type LintRule, textAt } from './rule'

/** Words that say nothing without the sentence around them. */
const EMPTY =
  /^(?:(?:click|tap|see|go|read|look)\s+)?(?:here|this|this (?:link|page)|link|more|details)$|^(?:click|find out more|learn more)$/i
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/** `isRefused` says that the address is a mistake already: where it is the words too, they are no other one. */
type Words = { words: string; isRefused: boolean; place: () => Place }

/** Links whose words are the same for any target, or an address. */
export const linkText: LintRule = (file) =>
  [...inArticle(file), ...inFields(file)]
    .filter(({ words, isRefused }) => EMPTY.test(words) || (ADDRESS.test(words) && !isRefused))
    .map(({ words, place }) => problem('editorial/link-text', place(), words))

const inArticle = ({ source, blocks }: LintFile): Words[] =>
  blocks
    .flatMap(({ links }) => links)
    .map(({ href, text, line, column }) => ({
      words: text.trim(),
      isRefused: !isAddress(href),
      place: () => ({ file: source.file, line, column }),
    }))

const inFields = (file: LintFile): Words[] =>
  file.texts
    .filter(({ meta }) => meta?.kind === 'href')
    .flatMap(({ path }) => textAt(file, [...path.slice(0, -1), 'label']) ?? [])
    .map(({ value, path }) => ({ words: value.trim(), isRefused: false, place: () => placeOfField(file.source, path) }))
