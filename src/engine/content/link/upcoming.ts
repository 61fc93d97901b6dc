import type { IsoDate } from '../../lib/dates'
import { grouped } from '../../lib/grouped'
import { errorsIn, problem, required, type SiteProblem } from '../../problems/problem'
import type { Change } from '../model/time'
import { type Entries, entriesIn } from '../parse/entries'
import { stateOf } from './lifecycle'
import { publicationRules } from './publication'

/** The changes after a day, in order, and the problems that all content has on that day. */
type Later = { today: IsoDate; changes: readonly Change[]; found: readonly SiteProblem[] }

/**
 * Finds the errors that the dates of entries will cause on a later day, such as a second featured entry, and reports each once as a
 * warning. Other content-wide problems are the same on every day.
 */
export function upcomingProblems(entries: Entries, { today, changes, found }: Later): SiteProblem[] {
  const known = new Set(found.map(mistakeOf))
  const rules = publicationRules(entries, today)
  const rulesOf = grouped(rules, ({ collection }) => collection)
  const names = Object.keys(entries.model.collections)
  const byFile = new Map(names.flatMap((name) => entriesIn(entries, name).map((entry) => [entry.source.file, entry] as const)))
  let before = today
  return [...grouped(changes, ({ date }) => date)].flatMap(([day, ofDay]) => {
    const touched = new Set<string>()
    for (const entry of new Set(ofDay.map((change) => change.entry))) {
      const isPublished = stateOf(entry, day) === 'published'
      if (isPublished === (stateOf(entry, before) === 'published')) continue
      const parsed = required(byFile.get(entry.file), `the entry of ${entry.file}`)
      for (const { setPublished } of rulesOf.get(entry.collection) ?? []) setPublished(parsed, isPublished)
      touched.add(entry.collection)
    }
    before = day
    const errors = rules.filter(({ collection }) => touched.has(collection)).flatMap((rule) => errorsIn(rule.problems()))
    return errors.flatMap((item) => {
      if (known.has(mistakeOf(item))) return []
      known.add(mistakeOf(item))
      return [problem('time/ahead', item.place, day, item.message)]
    })
  })
}

/** Identifies an error by its place: its message may differ from day to day. */
const mistakeOf = ({ code, place: { file, line, field } }: SiteProblem) => [code, file, line, field].join(' ')
