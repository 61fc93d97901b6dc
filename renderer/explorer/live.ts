import { EXPLORER_CHANGES } from '../../src/engine/routes/explorer'

/** The parts of a page that follow the server, each by its name. */
export const liveParts = (page: ParentNode) =>
  new Map([...page.querySelectorAll<HTMLElement>('[data-live]')].map((part) => [part.dataset.live, part] as const))

/** Replaces the content of a part. A part that has not changed stays as it is, and with it focus and scroll position. */
export function renewPart(part: HTMLElement, fresh: HTMLElement): void {
  if (part.innerHTML !== fresh.innerHTML) part.replaceChildren(...fresh.childNodes)
}

/**
 * Calls `show` each time the server has read content again, and when it can be reached again. `isBehind` says, when the connection is open,
 * whether a change may have been missed.
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
