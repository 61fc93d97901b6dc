import { escapeRegExp } from '../../src/engine/lib/escape-reg-exp'
import type { Reference } from './reference'

/** The rest of an address in any text: it ends before white space, quotes, brackets and the like. */
const IN_TEXT = String.raw`[^\s"'<>()[\]\\{}|^${'`'}]*`

/** Marks that end a sentence rather than an address. */
const AFTER = /(?:&(?:quot|gt|lt|#x?\w+);.*|[.,;:!?*_])+$/

/** The addresses in a text of any format that begin with that of the site. */
export function addressesInText(text: string, root: string, by: string): Reference[] {
  // A site at the root of its host is named without a slash as well.
  const pattern = new RegExp(`${escapeRegExp(root.replace(/\/$/, ''))}(?![\\w.-])${IN_TEXT}`, 'g')
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    by,
    address: found.replace(AFTER, '').replaceAll('&amp;', '&'),
    at: index,
  }))
}

const STYLE_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g

/** The addresses in a style sheet, or in an attribute that takes `url()`. */
export const addressesInStyles = (css: string, start = 0): Reference[] =>
  [...css.matchAll(STYLE_URL)].map(({ 0: all, index, ...groups }) => ({
    by: all.startsWith('@') ? '@import' : 'url()',
    address: [groups[1], groups[2], groups[3], groups[4], groups[5]].find((part) => part !== undefined) ?? '',
    at: start + index,
  }))

const JSON_TEXT = /"(?:[^"\\]|\\.)*"/g

/** The key before the address of a folder in JSON. */
const FOLDER_KEY = /"folder"\s*:\s*$/

/** Characters before an address in which the key of a folder is looked for. */
const FOLDER_ROOM = 20

/**
 * The addresses of the site in the strings of JSON: a whole string, or those within a longer one. One under the key `folder` is that of a
 * folder.
 */
export function addressesInJson(json: string, { root, by, start = 0 }: { root: string; by: string; start?: number }): Reference[] {
  return [...json.matchAll(JSON_TEXT)].flatMap(({ 0: written, index }) => {
    const value: unknown = JSON.parse(written)
    if (typeof value !== 'string') return []
    const found = isAddress(value, root) ? [value] : addressesInText(value, root, by).map(({ address }) => address)
    const isFolder = FOLDER_KEY.test(json.slice(Math.max(0, index - FOLDER_ROOM), index))
    return found.map((address) => ({ by, address, at: start + index, ...(isFolder && { isFolder }) }))
  })
}

/** Whether a text of data is an address of the site and nothing else. */
export const isAddress = (text: string, root: string): boolean =>
  /^\/(?!\/)[^\s<>"{}|\\^`]*$/.test(text) || text === root || (text.startsWith(root) && !/\s/.test(text))

/** Texts of scripts that name another module, or an address that begins with `/`. */
const IN_SCRIPT = /(["'`])(\.\/[\w./-]+\.(?:js|css|json)|\/(?!\/)[\w./-]*)\1/g

/** Paths in scripts that are requested from other hosts. */
const OF_OTHERS = /^\/api\//

/** The modules that a script imports, and the addresses that it holds. */
export const addressesInScript = (script: string): Reference[] =>
  [...script.matchAll(IN_SCRIPT)].flatMap(({ 2: address = '', index }) =>
    OF_OTHERS.test(address) ? [] : [{ by: 'A script', address, at: index }],
  )
