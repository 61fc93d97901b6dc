/** Freezes plain data with all its members and returns it. Arrays of bytes cannot be frozen. */
export function deepFreeze<Value>(value: Value): Value {
  freezeBelow(value, new Set())
  return value
}

function freezeBelow(value: unknown, seen: Set<unknown>) {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return
  seen.add(value)
  Object.freeze(value)
  for (const inner of Object.values(value)) freezeBelow(inner, seen)
}
