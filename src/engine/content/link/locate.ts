import type { Place, SiteProblem } from '../../problems/problem'
import { splitFrontMatter } from '../parse/front-matter'
import { type FieldPath, placeOfField, type Source, sourceOf } from '../parse/source'
import type { RawEntry } from '../read/raw-entry'

/** Adds the line to problems that only name a field or a text, since later stages do not know the lines of files. */
export function locateProblems(problems: readonly SiteProblem[], raw: readonly RawEntry[]): SiteProblem[] {
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  const sources = new Map<string, Source>()
  return problems.map((item) => {
    const { file } = item.place
    const text = texts.get(file)
    if (text === undefined || item.place.line !== undefined) return item
    const source = sources.get(file) ?? sourceOfFile(file, text)
    sources.set(file, source)
    return { ...item, place: located(item.place, text, source) }
  })
}

function located(place: Place, text: string, source: Source): Place {
  const { field, text: searched } = place
  if (field !== undefined) return placeOfField(source, pathOf(field))
  const index = searched === undefined ? -1 : text.indexOf(searched)
  if (index === -1) return place
  const before = text.slice(0, index).split('\n')
  return { ...place, line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

const sourceOfFile = (file: string, text: string): Source =>
  file.endsWith('.mdx') ? splitFrontMatter(file, text).source : sourceOf({ file, yaml: text, lineOffset: 0 })

/** Parses a path such as `[0].to` or `seo.title`. */
const pathOf = (field: string): FieldPath =>
  field
    .split(/[.[\]]/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
