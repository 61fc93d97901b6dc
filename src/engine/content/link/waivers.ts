import type { IsoDate } from '../../lib/dates'
import { nearest } from '../../lib/nearest.mjs'
import { errorsIn, problem, type SiteProblem } from '../../problems/problem'
import { waivableCodes } from '../../problems/waivable'
import type { Waiver } from '../../schema/editorial'
import { type Entries, filesWithData } from '../parse/entries'
import { placeOfField } from '../parse/source'

/** The problems that are not waived, and the warnings that are. */
export type AfterWaivers = { problems: readonly SiteProblem[]; waived: readonly SiteProblem[] }

/** The waivers of files by path. */
export type Waivers = ReadonlyMap<string, readonly Waiver[]>

/** The waivers of all files. */
export const waiversOf = (entries: Entries): Waivers =>
  new Map(filesWithData(entries).flatMap(({ source, editorial: { waive } }) => (waive ? [[source.file, waive] as const] : [])))

/** Removes waived warnings. Errors stay, and so do warnings whose waiver has ended; these say so. */
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

/** All problems of content, and whether rules had all the data that they need. */
type Findings = { problems: readonly SiteProblem[]; isComplete: boolean }

/**
 * Finds waivers with an unknown code, and waivers of warnings that the file does not have. The latter are not reported if an error in the
 * file, or missing data, may have kept the warning from being found.
 */
export function waiverProblems(entries: Entries, { problems, isComplete }: Findings): SiteProblem[] {
  const wrong = new Set([...errorsIn(problems).map(({ place }) => place.file), ...entries.invalid.map(({ source }) => source.file)])
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
