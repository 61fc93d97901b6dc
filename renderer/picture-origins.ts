import { SiteCodeError } from '../src/engine/problems/problem'
import { unescapeHtml } from './page-report'

/** Elements that show pictures, and the attributes of one: values are in double quotes, and quotes in them are escaped. */
const PICTURE = /<(?:img|source)\b[^>]*>/g
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/gi

/** The addresses in a `srcset`: each ends at white space, or at a comma before white space. */
const CANDIDATE = /([^\s,]\S*?)(?:,(?=\s)|\s[^,]*|$)/g

/** An address on another host, and the form of an origin that a policy may hold, without characters that end a source or a directive. */
const ELSEWHERE = /^https?:\/\//i
const ORIGIN = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/

/** The addresses of pictures in an element. */
const addressesIn = (element: string): string[] =>
  [...element.matchAll(ATTRIBUTE)].flatMap(([, name = '', escaped = '']) => {
    const value = unescapeHtml(escaped)
    switch (name.toLowerCase()) {
      case 'src':
        return [value]
      case 'srcset':
        return [...value.matchAll(CANDIDATE)].map(([, address = '']) => address)
      default:
        return []
    }
  })

/**
 * The origins of the pictures of a page that lie on other hosts, which its content has to allow (`imageHosts`). Only addresses count, and
 * no other text of a picture. Throws an error for an address whose origin no policy can name.
 */
export const pictureOrigins = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(PICTURE)].flatMap(([element]) =>
      addressesIn(element)
        .filter((address) => ELSEWHERE.test(address))
        .map(originOf),
    ),
  )

function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  if (!ORIGIN.test(origin))
    throw new SiteCodeError(`a picture has the address \`${address}\`, whose origin no Content-Security-Policy can name`)
  return origin
}
