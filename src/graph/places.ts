import { problem, type SiteProblem } from '../errors/problem'
import { nearest } from '../lib/text'
import { type FieldPath, fieldName, placeOfField, type Source } from './source'

/** Places that texts of the interface have, besides facts: the pages fill them. */
const PLACES: readonly string[] = [
  'n',
  'category',
  'search',
  'year',
  'city',
  'date',
  'email',
  'privacy',
  'question',
  'time',
  'heading',
  'total',
  'fields',
  'topic',
  'about',
]

/** Places in one text that nothing fills, and braces that are no place. */
export const unknownPlacesIn = (text: string, path: FieldPath, source: Source): SiteProblem[] =>
  [...text.matchAll(/\{([^{}]*)\}?|\}/g)].flatMap(([place, name = '']) => {
    if (place.endsWith('}') && (PLACES.includes(name) || /^fact:\S*$/.test(name))) return []
    return [problem('field/place', placeOfField(source, path), fieldName(path), place, suggestion(name))]
  })

const suggestion = (name: string) => {
  const close = nearest(name.trim(), PLACES)
  if (close !== undefined) return `{${close}}`
  return /^\s*fa?\w*t:/i.test(name) ? `{fact:${name.slice(name.indexOf(':') + 1).trim()}}` : undefined
}
