import type { ChatRule, ChatWords } from './chat'
import { fold, hasWord, withoutWord } from './folding'
import { namedRows, namesOfRow } from './named-rows'
import { mended, withNames } from './near-words'
import { partsOf } from './parts'

/* Which rules answer (specification, 9.3). A keyword is a substring, ignoring case, or a whole word if the rule says so; one with a question
   mark at its end has to end the question, and an ellipsis in it stands for a few words. One that is part of a longer keyword in the same
   question counts for nothing: "contract" in "fixed price contract". */

/**
 * A question, or a part of one that asks something of its own, and the rules that answer it, in the order of their answers. The cards of
 * `aside` follow them.
 */
export type Choice = { asked: string; rules: readonly ChatRule[]; aside?: ChatRule | undefined }

type Known = Pick<ChatWords, 'rules' | 'parts' | 'leadIns' | 'shortForms'>

/** A rule that matches, its keywords in the question, and whether it has one that counts beside such names only as the question has. */
type Match = { rule: ChatRule; keywords: readonly string[]; isAlone: boolean }

/** The parts of a question that have an answer, each with the rules that no earlier part has; the whole question if no part has one. */
export function choicesFor(question: string, known: Known): readonly Choice[] {
  const { full, places } = namesIn(known.rules)
  const folded = mended(withNames(inFull(fold(question), known.shortForms), full), places)
  const said = new Set<ChatRule>()
  const questions = partsOf(folded, known.parts)
  const each = questions.map((asked) => {
    const choice = choiceFor(asked, known)
    const chosen = choice.rules.filter((rule) => !said.has(rule))
    for (const rule of chosen) said.add(rule)
    return { ...choice, rules: chosen }
  })
  const answered = each.filter((choice) => choice.rules.length > 0)
  return answered.length > 0 || questions.length === 1 ? answered : [choiceFor(folded, known)]
}

/** A folded question with short forms of words, such as "u", as they are written in full. */
const inFull = (folded: string, shortForms: Known['shortForms'] = {}): string =>
  folded.replace(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu, (word) => (Object.hasOwn(shortForms, word) ? `${shortForms[word]}` : word))

/** The rules that answer one question. If none is firm, words that are one slip away from a keyword or a name count as that. */
function choiceFor(asked: string, known: Known): Choice {
  const found = rulesOf(asked, known)
  if (isFirm(found)) return { asked, ...found }
  const meant = mended(asked, [...known.rules.flatMap(foldedKeywords), ...namesIn(known.rules).short])
  const other = rulesOf(meant, known)
  return found.rules.length === 0 || isFirm(other) ? { asked: meant, ...other } : { asked, ...found }
}

/** Whether a rule answers that does not yield to all others. */
const isFirm = ({ rules }: Pick<Choice, 'rules'>) => rules.some(({ yields, instead }) => instead || !yields)

/**
 * The rules that answer a question without what leads to its subject; else those that answer all of it; else those with a row that it
 * names.
 */
function rulesOf(asked: string, { rules, leadIns = [] }: Known): Omit<Choice, 'asked'> {
  const subject = leadIns.reduce((text, phrase) => withoutWord(text, fold(phrase)), asked)
  for (const reading of new Set([subject, asked])) {
    const found = chosenOf(matching(reading, rules))
    if (found.rules.length > 0) return found
  }
  return { rules: rules.filter(({ rowNames, rows }) => rowNames === 'lastly' && namedRows(rows, asked).length > 0) }
}

/**
 * Of rules that match: one about a place or two rows that the question names; else the most specific ones, which answer
 * instead of others, but for the cards of a group that keeps them; else the first, preceded by later ones with `adds`, and, if it has a
 * subject, by the first, or another, about clients. One that yields is left out beside any other of its kind, and one whose keywords are
 * parts of others is where those are more specific.
 */
function chosenOf(matches: readonly Match[]): Omit<Choice, 'asked'> {
  const alone = matches.find(({ isAlone }) => isAlone)
  if (alone) return { rules: [alone.rule] }
  const found = matches.filter((match) => !isPart(match, matches)).map(({ rule }) => rule)
  const specific = firmOf(found.filter(({ instead }) => instead))
  if (specific.length > 0) return { rules: specific.toReversed(), aside: found.find(({ keepsCards }) => keepsCards) }
  const firm = firmOf(found)
  const subject = firm[0]?.subject
  const clients = subject ? firm.filter((rule) => rule.subject === 'clients').slice(0, subject === 'work' ? 1 : 2) : []
  return { rules: firm.filter((rule, index) => rule.adds || index === 0 || clients.includes(rule)).toReversed() }
}

/** Rules without those that yield, unless all do. */
function firmOf(found: readonly ChatRule[]): readonly ChatRule[] {
  const firm = found.filter(({ yields }) => !yields)
  return firm.length > 0 ? firm : found
}

const cachedKeywords = new WeakMap<ChatRule, readonly string[]>()

/** The folded keywords of a rule, computed once: each answer of a conversation needs those of all rules. */
function foldedKeywords(rule: ChatRule): readonly string[] {
  const known = cachedKeywords.get(rule) ?? rule.keywords.map(fold)
  cachedKeywords.set(rule, known)
  return known
}

const cachedNames = new WeakMap<readonly ChatRule[], Record<'full' | 'short' | 'places', readonly string[]>>()

/**
 * The folded names by which questions name the rows of rules: those of two words, of people and clients, and shorter ones; of these, places,
 * with an office or without. A place of two words is too common: one letter makes "new york" of "new work".
 */
function namesIn(rules: readonly ChatRule[]) {
  const known = cachedNames.get(rules)
  if (known) return known
  const namesOf = (own: readonly ChatRule[]) => own.flatMap(({ rows = [] }) => rows.flatMap(namesOfRow))
  const found = {
    full: namesOf(rules.filter(({ rowNames }) => rowNames === 'always')).filter((name) => name.split(' ').length === 2),
    short: namesOf(rules.filter(({ rowNames }) => rowNames)).filter(isOneWord),
    places: [
      ...namesOf(rules.filter(({ rowNames }) => rowNames === 'lastly')),
      ...rules.filter(({ withoutOffice }) => withoutOffice).flatMap(foldedKeywords),
    ].filter(isOneWord),
  }
  cachedNames.set(rules, found)
  return found
}

const isOneWord = (name: string) => !name.includes(' ')

/** Many leave out the question mark, or put something else in its place. */
const asQuestion = (folded: string) => `${folded.replace(/[\s.,;!?…]+$/u, '')}?`

/** Hyphens count as spaces: "case-study" and "case study" are the same. */
const withoutHyphens = (folded: string) => folded.replaceAll('-', ' ')

function matching(asked: string, rules: readonly ChatRule[]): readonly Match[] {
  const whole = asQuestion(asked)
  const spaced = withoutHyphens(whole)
  const keywordsOf = (rule: ChatRule) =>
    foldedKeywords(rule).filter((keyword) => (rule.wholeWords ? hasWord(whole, keyword) : spaced.includes(withoutHyphens(keyword))))
  const hasOffice = rules.some(({ rowNames, rows }) => rowNames === 'lastly' && namedRows(rows, asked).length > 0)
  const isElsewhere = !hasOffice && rules.some((rule) => rule.withoutOffice && keywordsOf(rule).length > 0)
  return rules.flatMap((rule): Match[] => {
    // The offices are no answer where the question names a place without one.
    if (isElsewhere && rule.rowNames === 'lastly') return []
    const keywords = keywordsOf(rule)
    const hasOne = (own: readonly string[] = []) => own.some((keyword) => hasWord(whole, fold(keyword)))
    const isPlaced = (hasOffice || isElsewhere) && hasOne(rule.placed)
    const isAlone = isPlaced || (hasOne(rule.paired) && namedRows(rule.rows, asked).length > 1)
    const isNamed = rule.rowNames === 'always' && namedRows(rule.rows, asked).length > 0
    return keywords.length > 0 || isAlone || isNamed ? [{ rule, keywords, isAlone }] : []
  })
}

/**
 * Whether each keyword of a match is part of a longer one of a rule that answers instead of others, or besides them, or, but for one whose
 * cards are kept, of a rule with a subject.
 */
function isPart({ rule: own, keywords }: Match, matches: readonly Match[]): boolean {
  const longer = matches.flatMap(({ rule, keywords: others }) => (rule !== own && isMoreSpecific(rule, own) ? others : []))
  const isIn = (keyword: string) =>
    longer.some((other) => other.length > keyword.length && (own.wholeWords ? hasWord(other, keyword) : other.includes(keyword)))
  return keywords.length > 0 && keywords.every(isIn)
}

const isMoreSpecific = ({ instead, adds, subject }: ChatRule, than: ChatRule) => instead || adds || (subject && !than.keepsCards)
