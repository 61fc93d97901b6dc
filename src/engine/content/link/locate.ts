import { lineAt } from '../../lib/line-places'
import type { Place, SiteProblem } from '../../problems/problem'
import { splitFrontMatter } from '../parse/front-matter'
import { type FieldPath, placeOfField, type Source, sourceOf } from '../parse/source'
import type { RawEntry, RawText } from '../read/raw-entry'

/**
 * Adds the line to problems that only name a field or a text, since later stages do not know the lines of files. A problem whose text may
 * come from another file (`within`) is located there; if several stages found it at that place, it is returned once.
 */
export function locateProblems(problems: readonly SiteProblem[], raw: readonly RawEntry[]): SiteProblem[] {
  // Entries, not texts: a text may be read only when it is accessed.
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry] as const] : [])))
  const sources = new Map<string, Source>()
  const taken = new Set<string>()
  const whole = (place: Place): Place => {
    const text = place.line === undefined ? texts.get(place.file)?.text : undefined
    return text === undefined ? place : located(place, text, sourceIn(sources, place.file, text))
  }
  return problems.flatMap((item) => {
    const { file, line, within, other } = item.place
    if (other) return [withOther(item, other, whole)]
    if (within === undefined || line !== undefined || !texts.has(file)) return [{ ...item, place: whole(item.place) }]
    const place = placeWithin(item.place, within, texts) ?? whole(item.place)
    const key = JSON.stringify([place.file, place.line, place.column, item.message])
    if (taken.has(key)) return []
    taken.add(key)
    return [{ ...item, place }]
  })
}

/** A problem with its line. Its hint ends with the other place, if the line of that is found. `whole` adds the line to a place. */
function withOther(item: SiteProblem, other: Place, whole: (place: Place) => Place): SiteProblem {
  const { other: _, ...place } = item.place
  const { file, line, column } = whole(other)
  const hint = line === undefined ? item.hint : `${item.hint} The other one is at ${file}:${line}:${column ?? 1}.`
  return { ...item, place: whole(place), hint }
}

function sourceIn(sources: Map<string, Source>, file: string, text: string): Source {
  const source = sources.get(file) ?? sourceOfFile(file, text)
  sources.set(file, source)
  return source
}

/** The place of a text by its surroundings: in its file, else in the first other file that has them. */
function placeWithin(place: Place, within: string, texts: ReadonlyMap<string, RawText>): Place | undefined {
  const files = [place.file, ...texts.keys()]
  const file = files.find((one) => texts.get(one)?.text.includes(within))
  const text = file === undefined ? undefined : texts.get(file)?.text
  if (file === undefined || text === undefined) return undefined
  const inside = Math.max(0, within.indexOf(place.text ?? ''))
  return { ...place, file, ...lineAt(text, text.indexOf(within) + inside) }
}

function located(place: Place, text: string, source: Source): Place {
  const { field, text: searched } = place
  if (field !== undefined) return placeOfField(source, pathOf(field))
  const index = searched === undefined ? -1 : text.indexOf(searched)
  return index === -1 ? place : { ...place, ...lineAt(text, index) }
}

const sourceOfFile = (file: string, text: string): Source =>
  file.endsWith('.mdx') ? splitFrontMatter(file, text).source : sourceOf({ file, yaml: text, lineOffset: 0 })

/** Parses a path such as `[0].to` or `seo.title`. */
const pathOf = (field: string): FieldPath =>
  field
    .split(/[.[\]]/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
