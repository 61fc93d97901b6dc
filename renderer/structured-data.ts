import { addressWithin, internalLink } from '../src/engine/routes/links'

/** The things that a page describes to programs: nodes of JSON-LD, without a context. Members that are undefined are left out. */
export type DataNodes = readonly object[]

/** What other stages need to know of the structured data of a page. Plain data. */
export type DataReport = {
  /** Addresses within the site that its structured data names, each once. */
  links: readonly string[]
  /** Anchors on its own address by which structured data of any page can refer to what it describes: the part of an `@id` after `#`. */
  ids: readonly string[]
}

const VOCABULARY = 'https://schema.org'

/** Characters that could end a script or begin a comment in it, and those that old scripts take for ends of lines. */
const UNSAFE = /[<>&\u2028\u2029]/g

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The element with the structured data of a page, for the end of its body; empty without nodes. Browsers do not run it. */
export function dataScript(nodes: DataNodes): string {
  if (nodes.length === 0) return ''
  const text = JSON.stringify({ '@context': VOCABULARY, '@graph': nodes }).replace(UNSAFE, escaped)
  return `<script type="application/ld+json">${text}</script>`
}

/** Reads a report from the nodes of the page at `address` of the site at `origin`. Its card is a file of the build, not a link to check. */
export function dataReportOf(
  nodes: DataNodes,
  { origin, address, card }: { origin: string; address: string; card?: string | undefined },
): DataReport {
  const links = new Set<string>()
  const ids = new Set<string>()
  for (const [name, text] of textsIn(nodes)) {
    const link = addressWithin(origin, text)
    if (link === undefined || link === card) continue
    links.add(link)
    const { path, anchor = '' } = internalLink(link) ?? {}
    if (name === '@id' && path === address && anchor !== '') ids.add(anchor)
  }
  return { links: [...links], ids: [...ids] }
}

/** Every text in a value of JSON, with the name of the member that has it or that has the list it is in. */
function* textsIn(value: unknown, name = ''): Generator<readonly [name: string, text: string]> {
  if (typeof value === 'string') yield [name, value]
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, name)
  else if (typeof value === 'object' && value !== null) for (const [key, member] of Object.entries(value)) yield* textsIn(member, key)
}
