/// <reference types="vite/client" />
import { trusted } from '../../src/engine/islands/trusted'
import { SITE_CHANGED } from './event'
import { livePairs, patchBetween } from './patch'

/*
 * In development, an open page follows the server in place: it asks for itself again, and takes over what differs. It is loaded again where
 * that cannot be done, and where an error stands over it.
 */

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
let served = document.documentElement.cloneNode(true)
let live: ReadonlyMap<Node, Node> = livePairs(served, document.documentElement)
let asked = 0

/** Takes over what the server answers now. If it has changed again meanwhile, the later answer counts. */
async function follow(): Promise<void> {
  const mine = ++asked
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
  const text = await response.text()
  if (mine !== asked) return
  // The policy of this page holds for what it parses, too, and has the hashes of the styles that it came with.
  const allowed = text.replaceAll('<style>', () => `<style nonce="${nonce}">`)
  const fresh = new DOMParser().parseFromString(trusted().createHTML(allowed), 'text/html').documentElement
  const isPage = !response.redirected && response.status < 500 && document.querySelector('vite-error-overlay') === null
  const patch = isPage && served instanceof Element ? patchBetween(served, fresh, live, nonce) : undefined
  if (!patch) return location.reload()
  patch.apply()
  served = fresh
  live = patch.live
}

import.meta.hot?.on(SITE_CHANGED, () => {
  follow().catch(() => location.reload())
})
