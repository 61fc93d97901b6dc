import { EXPLORER_CHANGES } from '../../src/engine/routes/explorer'

/** Parts of a page that follow what the server says, each by its name. */
export const liveParts = (page: ParentNode) =>
  new Map([...page.querySelectorAll<HTMLElement>('[data-live]')].map((part) => [part.dataset.live, part] as const))

/** Puts what a newer part holds in the place of what is shown. What is alike stays, and with it focus and scroll. */
export function renewPart(part: HTMLElement, fresh: HTMLElement): void {
  if (part.innerHTML !== fresh.innerHTML) part.replaceChildren(...fresh.childNodes)
}

/**
 * Calls `show` whenever the server has read content again, and once it answers after it was away. `isBehind` says, as listening
 * begins, whether a change may have been missed.
 */
export function whenChanged(show: () => void, isBehind: () => boolean): void {
  let wasAway = false
  const changes = new EventSource(EXPLORER_CHANGES)
  changes.addEventListener('message', show)
  changes.addEventListener('error', () => (wasAway = true))
  changes.addEventListener('open', () => {
    if (wasAway || isBehind()) show()
    wasAway = false
  })
}
