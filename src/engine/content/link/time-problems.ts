import type { IsoDate } from '../../lib/dates'
import { type Place, problem, type SiteProblem } from '../../problems/problem'
import type { Editorial } from '../../schema/editorial'
import type { TimedEntry } from '../model/time'
import { type Entries, filesWithData, type ParsedFile } from '../parse/entries'
import { pathText, placeOfField } from '../parse/source'
import { contentLinks } from './content-links'
import { stateOf } from './lifecycle'
import { refFields } from './references'
import { type TimedTargets, targetsAmong } from './timed-targets'

/** Why an entry is not on the site, as the end of a sentence. */
const why = ({ state, publishAt, expireAt }: TimedEntry): string => {
  if (state === 'draft') return 'is a draft'
  return state === 'scheduled' ? `appears on ${publishAt}` : `expired on ${expireAt}`
}

/** A reference of a file to an entry: its place in the file, the name to show for it, and the problem if the entry is not published. */
type Naming = { target: TimedEntry; place: () => Place; name: string; missing: () => SiteProblem }

/**
 * Finds mistakes with dates: those in the wrong order, and references from a published file to an entry that is not published: today (an
 * error) or on a later day (a warning).
 */
export function timeProblems(entries: Entries, timed: readonly TimedEntry[], today: IsoDate): SiteProblem[] {
  const limited = timed.filter(
    ({ state, publishAt, expireAt }) => state !== 'published' || publishAt !== undefined || expireAt !== undefined,
  )
  const targets = targetsAmong(limited)
  return filesWithData(entries).flatMap((file) => [
    ...orderProblems(file),
    ...(limited.length === 0 ? [] : namings(file, targets).flatMap((naming) => namingProblems(naming, file.editorial, today))),
  ])
}

function orderProblems({ source, editorial: { publishAt, expireAt } }: ParsedFile): SiteProblem[] {
  if (publishAt === undefined || expireAt === undefined || publishAt < expireAt) return []
  return [problem('time/order', placeOfField(source, ['expireAt']), publishAt, expireAt)]
}

function namings(file: ParsedFile, { named, linked }: TimedTargets): Naming[] {
  const { source, schema, data } = file
  const byReference = refFields(schema, data).flatMap(({ path, ref }): Naming[] => {
    const target = named(ref)
    if (!target) return []
    const place = () => placeOfField(source, path)
    return [
      { target, place, name: target.slug, missing: () => problem('ref/unpublished', place(), pathText(path), target.slug, why(target)) },
    ]
  })
  const byLink = contentLinks([file]).flatMap(({ href, place }): Naming[] => {
    const target = linked(href).find(({ file: other }) => other !== source.file)
    return target ? [{ target, place: () => place, name: href, missing: () => problem('link/unpublished', place, href, why(target)) }] : []
  })
  return [...byReference, ...byLink]
}

function namingProblems({ target, place, name, missing }: Naming, from: Editorial, today: IsoDate): SiteProblem[] {
  const isWithout = (day: IsoDate) =>
    stateOf(from, day) === 'published' && (target.state === 'draft' || stateOf(target, day) !== 'published')
  if (isWithout(today)) return [missing()]
  const days = [from.publishAt, target.expireAt].filter((day) => day !== undefined).filter((day) => day > today && isWithout(day))
  const [first] = days.toSorted((a, b) => (a < b ? -1 : 1))
  return first === undefined ? [] : [problem('time/gap', place(), name, first)]
}
