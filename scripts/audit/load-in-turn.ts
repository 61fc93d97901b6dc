import type { Result } from 'lighthouse'
import { toError } from './failure'

/** A browser, the port on which it takes commands, and a signal of its end. */
export type OpenBrowser = { port: number; ended: AbortSignal; close: () => Promise<void> }

/** Functions that start a browser and load a page, which reject where they fail, and one that is called with each result. */
type Loading = {
  open: () => Promise<OpenBrowser>
  load: (address: string, browser: OpenBrowser) => Promise<Result>
  loaded: (address: string, result: Result | Error) => void
}

/**
 * Loads pages in a browser one after the other, and closes it. A page that fails is loaded once more in a new browser, since after a crash
 * all later pages would fail too.
 */
export async function loadInTurn(first: OpenBrowser, addresses: Iterable<string>, { open, load, loaded }: Loading): Promise<void> {
  let browser = first
  const loadInNew = async (address: string) => {
    await browser.close()
    browser = await open()
    return load(address, browser)
  }
  try {
    for (const address of addresses) {
      const result = load(address, browser).catch(() => loadInNew(address))
      loaded(address, await result.catch(toError))
    }
  } finally {
    await browser.close()
  }
}
