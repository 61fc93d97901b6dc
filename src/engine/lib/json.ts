/** The value of a text of JSON; undefined where it is none, which no JSON means. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
