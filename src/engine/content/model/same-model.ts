import type { ContentModel } from './content-model'

/**
 * Whether two models are equal, so that the same content gives the same graph. Plain objects, maps and lists are compared by their members,
 * and everything else, such as schemas and functions, by identity: code that has been loaded again counts as different.
 */
export const isSameModel = (one: ContentModel, other: ContentModel): boolean => isSame(one, other)

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  const [parts, others] = [partsOf(one), partsOf(other)]
  return (
    parts !== undefined &&
    others !== undefined &&
    parts.kind === others.kind &&
    parts.members.size === others.members.size &&
    [...parts.members].every(([key, value]) => others.members.has(key) && isSame(value, others.members.get(key)))
  )
}

type Parts = { kind: 'list' | 'map' | 'table'; members: ReadonlyMap<unknown, unknown> }

/** The members of a list, a map or a plain object; undefined for all else. */
function partsOf(value: unknown): Parts | undefined {
  if (Array.isArray(value)) return { kind: 'list', members: new Map(value.entries()) }
  if (value instanceof Map) return { kind: 'map', members: value }
  const isTable = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isTable ? { kind: 'table', members: new Map(Object.entries(value)) } : undefined
}
