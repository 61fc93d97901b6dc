import type { SavedItem } from '../saved/saved'

/** The whole address of the page that is open, without what a visitor came with: the one that search engines list. */
export const addressOfPage = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href

/** The heading of the page. */
export const titleOfPage = () => document.querySelector('h1')?.textContent ?? document.title

/** The page as the list of saved ones has it. */
export const itemOfPage = (kind: string): SavedItem => ({ url: new URL(addressOfPage()).pathname, title: titleOfPage(), kind })
