import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { markdownToHtml } from 'satteri'
import { differences, structureOf } from './structure'

/** What a file is made of besides its words, as counts of its parts. */
type Structure = ReadonlyMap<string, number>

const counted = (parts: Iterable<string>): Structure => {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return counts
}

/** The keys of data, each with the type of its value and its place; HTML in it is read as HTML. */
function* shapeOf(value: unknown, place = ''): Generator<string> {
  yield `${place} ${Array.isArray(value) ? `list of ${value.length}` : typeof value}`
  if (place.endsWith('_html')) for (const [part, times] of structureOf(String(value))) yield `${place} ${part} ${times} times`
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* shapeOf(inner, `${place}.${key}`)
}

/** The signs of markup in XML, and what readers of feeds show of the texts in it. */
function* partsOfXml(xml: string): Generator<string> {
  for (const [part] of xml.matchAll(/<[/!?]?[\w:-]*|\]\]>/g)) yield part
  const texts = xml.includes('<feed')
    ? (parseAtomFeed(xml).entries ?? []).map(({ content }) => content?.value)
    : xml.includes('<rss')
      ? (parseRssFeed(xml).items ?? []).map(({ content }) => content?.encoded)
      : []
  for (const [index, text] of texts.entries())
    for (const [part, times] of structureOf(text ?? '')) yield `text ${index} ${part} ${times} times`
}

/** The names of the lines of a calendar, without those that go on. */
const linesOfCalendar = (text: string) =>
  text.split('\r\n').flatMap((line) => (line.startsWith(' ') ? [] : [/^[A-Z-]+(?:[;:]|$)/.exec(line)?.[0] ?? line]))

const READERS: readonly (readonly [path: RegExp, read: (text: string) => Structure])[] = [
  [/\.(?:html|svg)$/, structureOf],
  [/\.xml$/, (text) => counted(partsOfXml(text))],
  [/\.(?:json|webmanifest)$/, (text) => counted(shapeOf(JSON.parse(text)))],
  [/\.md$|^llms\.txt$/, (text) => structureOf(markdownToHtml(text).html)],
  [/\.ics$/, (text) => counted(linesOfCalendar(text))],
  [/^_|\.txt$/, (text) => counted(text.split('\n').map((_, index) => `line ${index}`))],
]

/** A box around words that must not be parted; which words these are depends on the signs in them. */
const BOX = /^<span class>/

/** What is in a file of attacked content, and not in that of harmless content. Throws for a format that nothing reads. */
export function escapesIn(path: string, texts: { attacked: string; harmless: string }): string[] {
  const read = READERS.find(([pattern]) => pattern.test(path))?.[1]
  if (!read) throw new Error(`nothing reads ${path}`)
  return differences(read(texts.harmless), read(texts.attacked)).flatMap((text) => (BOX.test(text) ? [] : [`${path}: ${text}`]))
}
