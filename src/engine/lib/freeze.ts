/**
 * Freezes plain data with all its members and returns it. Arrays of bytes cannot be frozen. Data that is frozen already is taken to be
 * deeply frozen.
 */
export function deepFreeze<Value>(value: Value): Value {
  freezeBelow(value)
  return value
}

function freezeBelow(value: unknown) {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freezeBelow(inner)
}
