import { generatePath, matchPath } from 'react-router-dom'
import { patternIndex } from '../src/engine/routes/pattern-index'
import type { Page } from './define/page'

/** Makes the function that gives the aliases of the page at an address, by the kinds of pages of a site. */
export function aliasesOf(pages: readonly Pick<Page, 'path' | 'aliases'>[]): (address: string) => readonly string[] {
  const pagesAt = patternIndex(
    pages.filter(({ aliases }) => aliases.length > 0),
    ({ path }) => path,
  )
  return (address) =>
    pagesAt(address).flatMap(({ path, aliases }) => {
      const params = matchPath(path, address)?.params ?? {}
      return aliases.map((alias) => generatePath(alias, params))
    })
}
