import { escapeRegExp } from '../../../engine/lib/escape-reg-exp'
import { fill } from '../../../engine/lib/text'
import { LONGEST_QUERY, shownQuery } from '../site-search/query'
import { searchPageAddress } from '../site-search/words'
import type { ChatFigure, ChatLink, ChatRow, ChatRule, ChatWords } from './chat'
import { mended } from './near-words'

/* What the assistant answers (specification, 9.3): the first rule with a keyword in the question, preceded by the answers of later
   matching rules with `adds`. A keyword is a substring, ignoring case, or a whole word if the rule says so; one with a question mark at its
   end has to end the question. */

/** Text, rows and cards of an answer, its figure if there is one, and the answer of an earlier rule that follows. */
export type Answer = {
  figure?: ChatFigure | undefined
  text: string
  rows?: readonly ChatRow[]
  links: readonly ChatLink[]
  next?: Answer | undefined
}

/** Ignores case, accents, the kind of quotation marks and dashes, and the width of spaces. */
const fold = (text: string) =>
  text
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** Hyphens count as spaces: "case-study" and "case study" are the same. */
const withoutHyphens = (folded: string) => folded.replaceAll('-', ' ')

/**
 * A word ends at a space or a punctuation mark, but not at a hyphen or an apostrophe inside another word: "hi-tech" does not contain "hi".
 */
const hasWord = (folded: string, word: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-'])${escapeRegExp(word)}(?![\p{L}\p{N}]|[-'][\p{L}\p{N}])`, 'u').test(folded)

const cachedKeywords = new WeakMap<ChatRule, readonly string[]>()

/** The folded keywords of a rule, computed once: each answer of a conversation needs those of all rules. */
function foldedKeywords(rule: ChatRule): readonly string[] {
  const known = cachedKeywords.get(rule) ?? rule.keywords.map(fold)
  cachedKeywords.set(rule, known)
  return known
}

/**
 * The first rule with a keyword in the question, preceded by later matching rules with `adds`, which are more specific. If there is none,
 * words that are one slip away from a keyword count as that keyword.
 */
export function rulesFor(question: string, rules: readonly ChatRule[]): readonly ChatRule[] {
  const folded = fold(question)
  const found = rulesWith(folded, rules)
  return found.length > 0 ? found : rulesWith(mended(folded, rules.flatMap(foldedKeywords)), rules)
}

/** Many leave out the question mark, or put something else in its place. */
const asQuestion = (folded: string) => `${folded.replace(/[\s.!?…]+$/u, '')}?`

function rulesWith(folded: string, rules: readonly ChatRule[]): readonly ChatRule[] {
  const asked = asQuestion(folded)
  const spaced = withoutHyphens(asked)
  return rules
    .filter((rule) =>
      foldedKeywords(rule).some((keyword) => (rule.wholeWords ? hasWord(asked, keyword) : spaced.includes(withoutHyphens(keyword)))),
    )
    .filter(({ adds }, index) => adds || index === 0)
    .toReversed()
}

/** The words of a question without the ignored ones and without punctuation; all words if each one is ignored. */
function subjectOf(question: string, ignored: readonly string[]): string {
  const words = fold(question).match(/[\p{L}\p{N}]+(?:[-'.][\p{L}\p{N}]+)*/gu) ?? []
  const unsaid = new Set(ignored.map(fold))
  const telling = words.filter((word) => !unsaid.has(word))
  return (telling.length > 0 ? telling : words).join(' ').slice(0, LONGEST_QUERY)
}

/** The card that links to a search for the question; none for a question without words. */
function searchLinks(question: string, { page, text, description, ignored }: ChatWords['search']): readonly ChatLink[] {
  const subject = subjectOf(question, ignored)
  return subject === '' ? [] : [{ text: fill(text, { question: shownQuery(subject) }), url: searchPageAddress(page, subject), description }]
}

/**
 * The answer of a rule: the rows that the question names, if it names any; else its figure and all rows except those shown only when named.
 */
function answerOf({ figure, reply, named, one, rows, links }: ChatRule, question: string): Answer {
  const folded = fold(question)
  const asked = rows.filter(({ names = [] }) => names.some((name) => hasWord(folded, fold(name))))
  const [{ name, address } = {}, ...others] = asked
  if (one && name && address && others.length === 0) return { text: fill(one, { place: name, address }), rows: asked, links }
  return asked.length > 0
    ? { text: named ?? reply, rows: asked, links }
    : { figure, text: reply, rows: rows.filter(({ isAside }) => !isAside), links }
}

/**
 * The answer to a question: that of the most specific rule, followed by those of earlier ones. Without a rule, a fallback that repeats the
 * question, with a search for it and the general links.
 */
export function answerTo(question: string, { rules, fallback, search, links }: ChatWords): Answer {
  const [first, ...others] = rulesFor(question, rules).map((rule) => answerOf(rule, question))
  if (!first) return { text: fill(fallback, { question }), links: [...searchLinks(question, search), ...links] }
  const next = others.reduceRight<Answer | undefined>((after, { text, links: cards }) => ({ text, links: cards, next: after }), undefined)
  return next ? { ...first, next } : first
}
