import { trusted } from './trusted'

/**
 * What a browser may prefetch: the page of a link on this site that a visitor is about to follow. Files, and links that open something
 * instead of leading there, are left out. Pages are fetched and not run, so that nothing on them starts before a visitor comes. The
 * Content-Security-Policy of pages allows this text by its hash.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"selector_matches":"[href^=\'/\']:not([data-held],[href*=\'.\'])"},"eagerness":"moderate"}]}'

/**
 * Lets the browser prefetch pages as a visitor reaches for their links, by speculation rules. Browsers other than Chromium ignore them, and
 * so does Chromium where a visitor saves data or energy.
 */
export function prefetchOnIntent() {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.text = trusted().createScript(SPECULATION_RULES)
  document.head.append(script)
}
