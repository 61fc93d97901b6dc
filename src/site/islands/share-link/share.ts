/** A page to share: its full address and its title. */
export type Shareable = { url: string; title: string }

/** The result. `handed`: the share dialog of the system was used or closed. `refused`: the visitor must copy the text by hand. */
export type ShareResult = 'handed' | 'copied' | 'refused'

/** Shares a page with the dialog of the system, or copies its address if there is none (specification, 10.3). */
export async function share({ url, title }: Shareable): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title })
      return 'handed'
    } catch (error) {
      // The visitor closed the dialog, which is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed'
    }
  }
  return copy(url)
}

/**
 * Copies a text to the clipboard. If the browser refuses, as it does without https, `select` selects the same text on the page for the
 * legacy copy command.
 */
export async function copy(text: string, select?: () => void): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    select?.()
    return select && document.execCommand('copy') ? 'copied' : 'refused'
  }
}
