import { nearest } from '../../lib/nearest.mjs'
import { problem, type SiteProblem } from '../../problems/problem'
import { SITE_NAME_VARIABLE } from '../../schema/site-name'
import { pathText, placeOfField, type Source } from '../parse/source'
import type { TextField } from '../parse/text-fields'
import { placesInText } from '../parse/text-place'

const BRACE = /[{}]/

/** Finds places in braces that nothing fills, braces that are not a place, and places that the text needs but does not have. */
export function placeProblems({ value, path, meta }: TextField, source: Source): SiteProblem[] {
  if (meta?.kind === 'verbatim') return []
  const places = meta?.kind === 'template' ? meta.places : []
  if (places.length === 0 && !BRACE.test(value)) return []
  const written = [...value.matchAll(/\{([^{}]*)\}?|\}/g)].map(({ 0: place, 1: name = '', index }) => ({
    place,
    name,
    index,
    isClosed: place.endsWith('}'),
  }))
  const has = (wanted: string) => written.some(({ name, isClosed }) => isClosed && name === wanted)
  const missing = places.filter((name) => !has(name))
  const unknown = written.filter(
    ({ name, isClosed }) => !isClosed || !(places.includes(name) || name === SITE_NAME_VARIABLE || /^fact:\S*$/.test(name)),
  )
  const placeOf = placesInText(source, path)
  // An unknown place may be a misspelt one, so for each unknown place one missing place is not reported.
  const stillMissing = missing.slice(unknown.length)
  return [
    ...unknown.map(({ place, name, index }) =>
      problem('field/place', placeOf(index), pathText(path), place, suggestion(name, places, missing)),
    ),
    ...stillMissing.map((name) => problem('field/place-missing', placeOfField(source, path), pathText(path), `{${name}}`)),
  ]
}

function suggestion(name: string, places: readonly string[], missing: readonly string[]): string | undefined {
  const meant = nearest(name.trim(), [...places, SITE_NAME_VARIABLE]) ?? (missing.length === 1 ? missing[0] : undefined)
  const fact = /^\s*fa?\w*t:\s*([A-Za-z][\w.]*\w)/i.exec(name)?.[1]
  if (fact !== undefined) return `{fact:${fact}}`
  return meant === undefined ? undefined : `{${meant}}`
}
