import { redirectRules, redirectTarget } from './redirect-rules'

/** What an address of a file leads to. */
export type Target =
  | { kind: 'elsewhere' }
  | { kind: 'malformed' }
  | { kind: 'file'; path: string; fragment: string }
  /** It leads on to another address: from a file at an old address (`path`), or by a rule of the host. */
  | { kind: 'moved'; path: string | undefined; to: string }
  | { kind: 'unknown'; pathname: string }

/** The part of a built site that addresses are resolved against. */
export type SiteOfAddresses = {
  /** The address of the home page, with a slash at the end. */
  root: string
  paths: ReadonlySet<string>
  /** The current addresses of pages, by the paths of the files at their old addresses. */
  moved: ReadonlyMap<string, string>
  /** The text of `_redirects`; empty where there is none. */
  redirects: string
}

/** The addresses of a built site, as a host of static files answers them. */
export type AddressResolver = {
  /** What an address that is written in the file at `path` leads to. */
  targetOf: (address: string, path: string) => Target
  /** The address of a file, from the root of its host. */
  addressOf: (path: string) => string
}

/** Makes the addresses of a site. The time of a lookup does not depend on the number of files. */
export function createAddressResolver({ root, paths, moved, redirects }: SiteOfAddresses): AddressResolver {
  const { origin, pathname: base } = new URL(root)
  const rules = redirectRules(redirects)
  const addressOf = (path: string) => base + path.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')
  return {
    addressOf,
    targetOf(address, path) {
      const from = origin + addressOf(path)
      if (!URL.canParse(address, from)) return { kind: 'malformed' }
      const url = new URL(address, from)
      if (url.origin !== origin || !`${url.pathname}/`.startsWith(base)) return { kind: 'elsewhere' }
      const [pathname, fragment] = [decoded(url.pathname), decoded(url.hash.slice(1).replace(/:~:.*$/, ''))]
      const within = pathname.slice(base.length)
      const found = within === '' ? 'index.html' : [within, `${within}.html`, `${within}/index.html`].find((one) => paths.has(one))
      if (found === undefined || !paths.has(found)) {
        const to = redirectTarget(rules, pathname)
        return to === undefined ? { kind: 'unknown', pathname } : { kind: 'moved', path: undefined, to }
      }
      // A file at an old address may refer to itself.
      const to = found === path ? undefined : moved.get(found)
      return to === undefined ? { kind: 'file', path: found, fragment } : { kind: 'moved', path: found, to }
    },
  }
}

/** Decodes a part of an address. Browsers keep an invalid encoding as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
