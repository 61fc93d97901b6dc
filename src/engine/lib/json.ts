declare global {
  interface JSON {
    /** The value is unknown: callers check it, or assert by `as` the type that this program itself has written. */
    parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown
  }
}

/** The value of a JSON text; undefined if the text is not valid JSON, since no JSON value is undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
