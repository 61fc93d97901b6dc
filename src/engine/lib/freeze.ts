/** Freezes plain data all the way down and returns it. Bytes cannot be frozen and stay as they are. */
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
