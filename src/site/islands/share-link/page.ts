import type { SavedItem } from '../saved/saved'

/** The canonical address of the page, without the query and hash that the visitor came with. */
export const addressOfPage = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href

/** The heading of the page, without the name of the site. */
export const titleOfPage = () => document.querySelector('h1')?.textContent ?? document.title

/** The page as an entry of the list of saved articles. */
export const itemOfPage = (kind: string): SavedItem => ({
  url: new URL(addressOfPage()).pathname,
  title: titleOfPage(),
  kind,
  date: document.querySelector('main time')?.textContent,
})
