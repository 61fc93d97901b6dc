/// <reference types="vite/client" />
import { trusted } from '../../src/engine/islands/trusted'
import { SITE_CHANGED, SITE_SHOWN } from './event'
import { livePairs, patchBetween } from './patch'

/*
 * In development, an open page follows the server in place: it requests itself again, and takes over what differs. It is reloaded if that
 * is not possible, and if an error overlay covers it.
 */

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
let served = document.documentElement.cloneNode(true)
let live: ReadonlyMap<Node, Node> = livePairs(served, document.documentElement)
let asked = 0

/** Updates the page to the current answer of the server. An answer is ignored if another request has started since. */
async function follow(): Promise<void> {
  const mine = ++asked
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
  const text = await response.text()
  if (mine !== asked) return
  // The policy of this page applies to what it parses, too, and has only the hashes of the styles that it came with.
  const allowed = text.replaceAll('<style>', () => `<style nonce="${nonce}">`)
  const fresh = new DOMParser().parseFromString(trusted().createHTML(allowed), 'text/html').documentElement
  const isPage = !response.redirected && response.status < 500 && document.querySelector('vite-error-overlay') === null
  const patch = isPage && served instanceof Element ? patchBetween(served, fresh, { live, nonce }) : undefined
  if (!patch) return location.reload()
  patch.apply()
  served = fresh
  live = patch.live
}

import.meta.hot?.on(SITE_CHANGED, () => {
  follow().catch(() => location.reload())
})
// What was announced while the page was on its way did not reach it.
import.meta.hot?.send(SITE_SHOWN, document.head.dataset.version)
