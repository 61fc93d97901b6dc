import type * as z from 'zod'
import { problem, type SiteProblem } from '../../problems/problem'
import { definitionOf, schemaAt, unwrap } from '../parse/schema'
import { type FieldPath, pathText, placeOfField } from '../parse/source'
import type { LintRule } from './rule'

/** Fields that name an item of a list. */
const NAMES = ['title', 'name', 'label', 'step', 'text'] as const

/** Finds items of a list that repeat another: the same text, or a mapping with the same name. */
export const repeatedItem: LintRule = ({ source, schema, data }) =>
  [...listsIn(data)].flatMap(({ path, items }): SiteProblem[] => {
    if (isDistinct(schema, path)) return []
    const firstWith = new Map<string, number>()
    return items.flatMap((item, index) => {
      const word = wordsOf(item)
      if (word === undefined) return []
      const first = firstWith.get(word)
      if (first === undefined) {
        firstWith.set(word, index)
        return []
      }
      return [
        problem('editorial/repeated-item', placeOfField(source, [...path, index]), pathText([...path, index]), pathText([...path, first])),
      ]
    })
  })

/** The text or the name of an item, in lower case; undefined for numbers and for mappings without a name. */
function wordsOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item.trim().toLowerCase()
  if (typeof item !== 'object' || item === null) return undefined
  const name = NAMES.map((key): unknown => Reflect.get(item, key)).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name.trim().toLowerCase() : undefined
}

/** All lists in data, with their paths. */
function* listsIn(data: unknown, path: FieldPath = []): Generator<{ path: FieldPath; items: readonly unknown[] }> {
  if (Array.isArray(data)) yield { path, items: data }
  if (typeof data !== 'object' || data === null) return
  const children: [string | number, unknown][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data)
  for (const [key, value] of children) yield* listsIn(value, [...path, key])
}

/** Whether the schema of a list compares the items itself. */
function isDistinct(schema: z.core.$ZodType, path: FieldPath): boolean {
  const list = schemaAt(schema, path)
  return list !== undefined && (definitionOf(unwrap(list)).checks ?? []).some((check) => check._zod.def.check === 'custom')
}
