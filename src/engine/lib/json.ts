declare global {
  interface JSON {
    /** A text may hold anything: whoever parses it looks at the value, or says by `as` which type this program has written. */
    parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown
  }
}

/** The value of a text of JSON; undefined where it is none, which no JSON means. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
