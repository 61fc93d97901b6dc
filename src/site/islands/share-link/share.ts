/** A page to pass on: its whole address and its title. */
export type Shareable = { url: string; title: string }

/** How it ended. `handed`: the system took it, or the visitor changed their mind. `refused`: the address has to be copied by hand. */
export type Shared = 'handed' | 'copied' | 'refused'

/** Passes a page on as the system does, and copies its address where that cannot be done (specification, 10.3). */
export async function share({ url, title }: Shareable): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title })
      return 'handed'
    } catch (error) {
      // Closing the dialog is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed'
    }
  }
  return copy({ url })
}

/** Copies the address of a page. */
export async function copy({ url }: Pick<Shareable, 'url'>): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    // There is none without https, and a browser may refuse it.
    return 'refused'
  }
}
