import type { IsoDate } from '../../lib/dates'
import { nearest } from '../../lib/text'
import { errorsIn, problem, type SiteProblem } from '../../problems/problem'
import { waivableCodes } from '../../problems/waivable'
import type { Waiver } from '../../schema/editorial'
import { type Entries, filesWithData } from '../parse/entries'
import { placeOfField } from '../parse/source'

/** Problems after waivers, and those that were waived. */
export type AfterWaivers = { problems: readonly SiteProblem[]; waived: readonly SiteProblem[] }

/** The waivers of each file that has some, by path. */
export type Waivers = ReadonlyMap<string, readonly Waiver[]>

/** The waivers of all files. */
export const waiversOf = (entries: Entries): Waivers =>
  new Map(filesWithData(entries).flatMap(({ source, editorial: { waive } }) => (waive ? [[source.file, waive] as const] : [])))

/** Takes waived warnings out. A waiver that has ended waives nothing: its warning is shown again and says so. Errors stay. */
export function withoutWaived(problems: readonly SiteProblem[], waivers: Waivers, today: IsoDate): AfterWaivers {
  const kept: SiteProblem[] = []
  const waived: SiteProblem[] = []
  for (const item of problems) {
    const own = item.severity === 'warning' ? (waivers.get(item.place.file) ?? []).filter(({ code }) => code === item.code) : []
    const last = own
      .map(({ until }) => until)
      .toSorted()
      .at(-1)
    if (last === undefined) kept.push(item)
    else if (last > today) waived.push(item)
    else kept.push({ ...item, message: `${item.message} Its waiver ended on ${last}.` })
  }
  return { problems: kept, waived }
}

/** Everything that was found in content, and whether all that rules need was known. */
type Findings = { problems: readonly SiteProblem[]; isComplete: boolean }

/**
 * Mistakes with waivers: a code that no warning has, and one that the file has no warning of. The second is left open where
 * something may keep a warning from being found: an error in the file, or no facts.
 */
export function waiverProblems(entries: Entries, { problems, isComplete }: Findings): SiteProblem[] {
  const wrong = new Set([...errorsIn(problems).map(({ place }) => place.file), ...entries.damaged.map(({ source }) => source.file)])
  const found = new Set(problems.map(({ code, place }) => `${place.file} ${code}`))
  const waivable = waivableCodes(entries.model.problems)
  return filesWithData(entries).flatMap(({ source, editorial: { waive = [] } }) =>
    waive.flatMap(({ code }, index) => {
      const place = () => placeOfField(source, ['waive', index, 'code'])
      if (!waivable.has(code)) return [problem('waive/unknown', place(), code, nearest(code, waivable))]
      if (!isComplete || wrong.has(source.file) || found.has(`${source.file} ${code}`)) return []
      return [problem('waive/unused', place(), code)]
    }),
  )
}
