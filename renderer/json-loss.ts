/**
 * The part of a value that `JSON.stringify` would lose, and its place, such as `a Map at .list[2].items`; undefined where nothing would be
 * lost. A member with the value undefined is no loss.
 */
export function jsonLoss(value: unknown): string | undefined {
  const found = lossIn(value, true)
  return found && `${found.what}${found.path && ` at ${found.path}`}`
}

type Loss = { what: string; path: string }

function lossIn(value: unknown, isMember: boolean): Loss | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : { what: String(value), path: '' }
    case 'undefined':
      return isMember ? undefined : { what: 'undefined', path: '' }
    case 'object':
      return value === null ? undefined : lossInObject(value)
    default:
      return { what: `a ${typeof value}`, path: '' }
  }
}

function lossInObject(value: object): Loss | undefined {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const loss = lossIn(value[index], false)
      if (loss) return { ...loss, path: `[${index}]${loss.path}` }
    }
    return undefined
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return { what: `a ${value.constructor.name}`, path: '' }
  // Names are looked up only for a loss: pages have some thousand members, and `Object.entries` takes twice the time.
  const members: unknown[] = Object.values(value)
  for (let index = 0; index < members.length; index++) {
    const loss = lossIn(members[index], true)
    if (loss) return { ...loss, path: `.${Object.keys(value)[index]}${loss.path}` }
  }
  return undefined
}
