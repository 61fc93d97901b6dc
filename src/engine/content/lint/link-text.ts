import { type Place, problem } from '../../problems/problem'
import { isAddress } from '../../schema/link-address'
import { placeOfField } from '../parse/source'
import { type LintFile, type LintRule, textAt } from './rule'

/** Words that do not say where a link leads. */
const EMPTY =
  /^(?:(?:click|tap|see|go|read|look)\s+)?(?:here|this|this (?:link|page)|link|more|details)$|^(?:click|find out more|learn more)$/i
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/** The words of a link. `isRefused` says that its address is reported already; then an address as its words is not reported too. */
type Words = { words: string; isRefused: boolean; place: () => Place }

/** Finds links whose words could be those of any link, or are an address. */
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
