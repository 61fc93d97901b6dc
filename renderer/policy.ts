import { createHash } from 'node:crypto'
import { SPECULATION_RULES } from '../src/engine/islands/prefetch'
import { TRUSTED_POLICY } from '../src/engine/islands/trusted'
import { SiteCodeError } from '../src/engine/problems/problem'
import { pictureOrigins } from './picture-origins'

/** What the scripts of a page may reach besides the site itself. */
export type PolicyInput = {
  /** Origins of other servers that they send to. */
  origins: readonly string[]
  /** For the development server, which adds styles to an open page and talks to it by a web socket: the nonce of these styles. */
  nonce?: string
}

/** The element that carries the policy of a page. */
const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/** The policy goes after this element, and before everything that it applies to. */
const BEFORE = /<meta charset="utf-8"\/?>/i

/** Elements with scripts and styles, and their texts. */
const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs

/** Attributes that hold styles or scripts, which no hash allows. Texts and values have their quotes escaped. */
const INLINE_ATTRIBUTE = / (?:style|on[a-z]+)="/

/** Pictures and icons whose bytes are in the page. */
const DATA = / (?:src|href)="data:/

/** Characters that end a source or a directive of a policy, which no source may hold. */
const ENDS_SOURCE = /[\s;,"]/

/** Forms that open the mail program if scripts do not run. */
const MAIL_FORM = ' action="mailto:'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The rules by which browsers prefetch pages, which a script adds. */
const SPECULATION_SOURCE = sourceOf(SPECULATION_RULES)

/** The sources of inline texts, by the element that they are in. */
type InlineSources = Record<'script' | 'style', ReadonlySet<string>>

/** What the policy of a page depends on in a part of it. */
export type PolicyNeeds = {
  inline: InlineSources
  /** Whether it has pictures or icons whose bytes are in it, and the origins of pictures on other hosts. */
  hasData: boolean
  pictures: ReadonlySet<string>
  hasMailForm: boolean
  /** The beginning of an attribute that no policy of this kind allows. */
  refused: string | undefined
}

/** A part of a page, from one tag to another, and what its policy needs. One that many pages have is encoded once. */
export type PagePart = { html: string; needs: PolicyNeeds; bytes?: Uint8Array }

/** The HTML of a page from its parts, as text or encoded. */
export const htmlOf = (parts: readonly PagePart[]): string => parts.map(({ html }) => html).join('')
export const bytesOf = (parts: readonly PagePart[]): Uint8Array => Buffer.concat(parts.map(({ html, bytes }) => bytes ?? Buffer.from(html)))

/** Reads a part of a page, which has its final HTML. */
export function pagePart(html: string): PagePart {
  const { sources, markup } = takeInline(html)
  const needs: PolicyNeeds = {
    inline: sources,
    hasData: DATA.test(markup),
    pictures: pictureOrigins(markup),
    hasMailForm: markup.includes(MAIL_FORM),
    refused: INLINE_ATTRIBUTE.exec(markup)?.[0],
  }
  return { html, needs }
}

/** The inline sources of a part, and its markup without scripts and styles. Data is not run, and a script with an address is a file. */
function takeInline(html: string): { sources: InlineSources; markup: string } {
  const sources = { script: new Set<string>(), style: new Set<string>() }
  const markup = html.replaceAll(INLINE, (...[, name, attributes, text]: [string, 'script' | 'style', string, string]) => {
    if (!/ (?:src|type="application\/)/.test(attributes)) sources[name].add(sourceOf(text))
    return ''
  })
  return { sources, markup }
}

/**
 * The Content-Security-Policy of a page, from what its parts need: nothing but files of the site, the inline scripts and styles that it has,
 * each by its hash, and its pictures on other hosts. Throws an error for a source that would end early. `frame-ancestors` is in a header of
 * every answer, since a page cannot say it (docs/decisions/0043-content-security-policy.md).
 */
function policyOf(needs: readonly PolicyNeeds[], { origins, nonce }: PolicyInput): string {
  const all = (of: (part: PolicyNeeds) => ReadonlySet<string>) => new Set(needs.flatMap((part) => [...of(part)]))
  const added = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...all(({ inline }) => inline.script), SPECULATION_SOURCE, ...added],
    'style-src': ["'self'", ...all(({ inline }) => inline.style), ...added],
    'img-src': ["'self'", ...(needs.some(({ hasData }) => hasData) ? ['data:'] : []), ...all(({ pictures }) => pictures)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins, ...(nonce === undefined ? [] : ['ws:'])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(needs.some(({ hasMailForm }) => hasMailForm) ? ['mailto:'] : [])],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_POLICY],
  }
  const wrong = Object.values(directives)
    .flat()
    .find((source) => ENDS_SOURCE.test(source))
  if (wrong !== undefined) throw new SiteCodeError(`\`${wrong}\` is no source of a Content-Security-Policy`)
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';')
}

/**
 * The parts of a page with its policy in the first one, which has the element with the character set. Throws an error for a page with inline
 * style attributes or event handlers, which no policy of this kind allows.
 */
export function partsWithPolicy(
  [first, ...others]: readonly [PagePart, ...PagePart[]],
  address: string,
  input: PolicyInput,
): readonly PagePart[] {
  const needs = [first, ...others].map((part) => part.needs)
  const refused = needs.find((part) => part.refused !== undefined)?.refused
  if (refused !== undefined)
    throw new SiteCodeError(
      `the page ${address} has an attribute${refused}…", which its Content-Security-Policy refuses: use a class or a script`,
    )
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(needs, input)}">`
  return [{ ...first, html: first.html.replace(BEFORE, (before) => before + policy) }, ...others]
}

/** A whole page with its policy, which replaces one from before something was added to the page. */
export const withPolicy = (html: string, address: string, input: PolicyInput): string =>
  htmlOf(partsWithPolicy([pagePart(html.replace(POLICY, ''))], address, input))
