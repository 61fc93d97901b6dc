import { trusted } from './trusted'

/**
 * What a browser may fetch ahead: the page of a link on this site that a visitor is about to follow. Files, and links that open something
 * instead of leading there, are left out. Pages are fetched and not run, so that nothing on them starts before a visitor comes. Their
 * policy allows this text by its hash.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"selector_matches":"[href^=\'/\']:not([data-held],[href*=\'.\'])"},"eagerness":"moderate"}]}'

/**
 * Lets the browser fetch pages ahead as a visitor reaches for their links, by speculation rules. Other browsers than Chromium ignore them.
 * Chromium itself leaves it where a visitor saves data or energy.
 */
export function prefetchOnIntent() {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.text = trusted().createScript(SPECULATION_RULES)
  document.head.append(script)
}
