import { HEADERS_FILE, REDIRECTS_FILE } from '../../renderer/hosts/rule-files'
import { unescapeHtml } from '../../renderer/page-report'

/** A build, by the place that it is made for: `names` are the files and folders at the top of its folder. */
export type Placed = { origin: string; base: string; names: ReadonlySet<string> }

/** The forms of texts, by the endings of files. All others hold whole addresses at most. */
const FORMS: Readonly<Record<string, (text: string, placed: Placed) => string[]>> = {
  html: (text, placed) => [...attributeAddresses(text), ...styleAddresses(text), ...propAddresses(text), ...wholeAddresses(text, placed)],
  svg: (text) => [...attributeAddresses(text), ...styleAddresses(text)],
  css: styleAddresses,
  js: scriptAddresses,
  json: (text, placed) => [...textsOf(JSON.parse(text)), ...wholeAddresses(text, placed)],
  webmanifest: (text) => textsOf(JSON.parse(text)),
}

/** The addresses that a file of a build names and that lie beside its base path, each once. Files that are not text are read as Latin-1. */
export function strayAddresses(path: string, text: string, placed: Placed): string[] {
  const isRules = [HEADERS_FILE, REDIRECTS_FILE].includes(path)
  const read = isRules ? ruleAddresses : (FORMS[path.split('.').at(-1) ?? ''] ?? wholeAddresses)
  const { base, origin } = placed
  // A host leads from the folder without its slash to the folder.
  const isOurs = (found: string) => `${found}/`.startsWith(found.startsWith('/') ? base : origin + base)
  const isStray = (found: string) => !found.startsWith('//') && !isOurs(found)
  return [...new Set(read(text, placed).filter(isStray))]
}

/** An address of a host in a value: at its start, or as a word, a text of JSON or what follows `url=` in it. */
const IN_VALUE = /(?:^|[\s"]|url=)(\/(?=[\w.#?:]|$|")[^\s"]*)/g

/** Texts for people may hold a slash. */
const TEXTS = new Set(['alt', 'title', 'aria-label', 'placeholder', 'aria-keyshortcuts', 'd', 'value'])

const attributeAddresses = (html: string) =>
  [...html.replaceAll(/(<(script|style)[^>]*>).*?(?=<\/\2>)/gs, '$1').matchAll(/ ([a-z:-]+)="([^"]*)"/gi)].flatMap(
    ([, name = '', value = '']) => (TEXTS.has(name) ? [] : [...unescapeHtml(value).matchAll(IN_VALUE)].map(([, address = '']) => address)),
  )

function styleAddresses(css: string) {
  return [...css.matchAll(/url\(["']?(\/[^"')]*)/g)].map(([, address = '']) => address)
}

const propAddresses = (html: string) =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => textsOf(JSON.parse(json)))

/** Texts of code that begin with the name of something in the build. */
function scriptAddresses(code: string, { names }: Placed) {
  const texts = [...code.matchAll(/[`"'](\/(\w[^/`"'?#]*)?[^`"']*)[`"']/g)]
  return texts.flatMap(([, address = '', name]) => (names.has(name ?? '') || names.has(`${name}.html`) ? [address] : []))
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^\/(?:[^\s/]|$)/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Whole addresses of the site. Lines of calendars are folded, and words of pages can be. */
function wholeAddresses(text: string, { origin }: Placed) {
  const lines = text.replaceAll(/\r\n |<wbr\/?>/g, '')
  return lines
    .split(origin)
    .slice(1)
    .map((rest) => origin + (/^[/\w.:?#-]*/.exec(rest)?.[0] ?? ''))
}

const ruleAddresses = (text: string) => [...text.matchAll(/(?:^|\n|\s)(\/\S*)/g)].map(([, address = '']) => address)
