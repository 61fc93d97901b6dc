import { fill } from '../../../engine/lib/text'
import { LONGEST_QUERY, shownQuery } from '../site-search/query'
import { searchPageAddress } from '../site-search/words'
import type { ChatFigure, ChatLink, ChatRow, ChatRule, ChatWords } from './chat'
import { type Choice, choicesFor } from './choosing'
import { fold } from './folding'
import { namedRows } from './named-rows'

/* What the assistant answers (specification, 9.3): what the chosen rules say, with what the question names. */

/** Text, rows and cards of an answer, its figure if there is one, and the answer that follows. */
export type Answer = {
  figure?: ChatFigure | undefined
  text: string
  rows?: readonly ChatRow[]
  links: readonly ChatLink[]
  next?: Answer | undefined
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
 * The answer of a rule: the rows that the question names, if it names any, with the last card only where there are words for them; else its
 * figure, all cards, and all rows except those shown only when named.
 */
function answerOf({ figure, reply, named, one, rows = [], links }: ChatRule, folded: string): Answer {
  const asked = namedRows(rows, folded)
  const [{ name, address, people, phone = '' } = {}, ...others] = asked
  if (one && name && address && others.length === 0)
    return { text: fill(one, { place: name, address, people: `${people ?? ''}`, phone }), rows: asked, links }
  return asked.length > 0
    ? { text: named ?? reply, rows: asked, links: named ? links.slice(-1) : links }
    : { figure, text: reply, rows: rows.filter(({ isAside }) => !isAside), links }
}

/**
 * The answers to a part of a question. A rule that only follows another one says its text, with its cards, and the rows
 * that the question names; the last answer has the cards of the aside, too, unless it is about rows that the question names, such as a
 * person: then the aside itself follows if it has rows, such as phone and email.
 */
function answersOf({ asked, rules, aside }: Choice): readonly Answer[] {
  const answers = rules.map((rule, index) => {
    const { figure, text, rows, links } = answerOf(rule, asked)
    const shown = new Set(links.map(({ url }) => url))
    const hasAside = index === rules.length - 1 && text !== rule.named
    const kept = hasAside ? (aside?.links.filter(({ url }) => !shown.has(url)) ?? []) : []
    const cards = [...links, ...kept]
    return index === 0 || rule.instead ? { figure, text, rows, links: cards } : { text, ...(text === rule.named && { rows }), links: cards }
  })
  const beside = answers.at(-1)?.text === rules.at(-1)?.named && aside ? answerOf(aside, asked) : undefined
  return beside?.rows?.length ? [...answers, { ...beside, figure: undefined }] : answers
}

/**
 * The answer to a question: those of its parts, one after the other. Without a rule, a fallback that repeats the question, with a search
 * for it and the general links.
 */
export function answerTo(question: string, words: ChatWords): Answer {
  const { fallback, search, links } = words
  const answers = choicesFor(question, words).flatMap(answersOf)
  return (
    answers.reduceRight<Answer | undefined>((next, answer) => (next ? { ...answer, next } : answer), undefined) ?? {
      text: fill(fallback, { question }),
      links: [...searchLinks(question, search), ...links],
    }
  )
}
