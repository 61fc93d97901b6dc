import { stateOf } from '../../engine/content/link/lifecycle'
import { type LintFile, type LintRule, textAt } from '../../engine/content/lint/rule'
import { valueAt } from '../../engine/content/parse/schema'
import { placeOfField } from '../../engine/content/parse/source'
import { type IsoDate, isOver, isPast } from '../../engine/lib/dates'
import { problem, type SiteProblem } from '../../engine/problems/problem'

/** Warns of outdated content of this site: a featured event in the past, a planned opening in a past year. */
export const staleFields: LintRule = (file, { today }) => {
  if (today === undefined || stateOf(file.editorial, today) === 'expired') return []
  return [...eventProblems(file, today), ...openingProblems(file, today)]
}

function eventProblems(file: LintFile, today: IsoDate): SiteProblem[] {
  const date = file.collection === 'events' ? (textAt(file, ['lastDate']) ?? textAt(file, ['date']))?.value : undefined
  if (date === undefined || !isPast(date, today) || valueAt(file.data, ['featured']) !== true) return []
  return [problem('editorial/stale', placeOfField(file.source, ['featured']), `This event is featured, and was on ${date}.`)]
}

/** Planned openings state their year in a field, which the rule for sentences does not read. */
function openingProblems({ source, collection, data }: LintFile, today: IsoDate): SiteProblem[] {
  const items = collection === undefined ? valueAt(data, ['expansion', 'items']) : undefined
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown, index) => {
    const year = valueAt(item, ['year'])
    if (typeof year !== 'number' || !isOver(year, today)) return []
    return [
      problem('editorial/stale', placeOfField(source, ['expansion', 'items', index, 'year']), `This is a plan for ${year}, which is over.`),
    ]
  })
}
