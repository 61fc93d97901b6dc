import { sharedAttempts } from './attempts'

/** What was asked of the network and did not come: weather, not a fault of ours. The browser has noted it already. */
export class NotArrived extends Error {}

/** Milliseconds after which nothing more is expected: a dead connection says nothing, and whoever waits for it could do nothing. */
const TIMEOUT = 30_000

/** The text of a file below the root of the site. The browser keeps an answer that has been read to its end. */
const cached = sharedAttempts((file: string) => fetched(`/${file}`))

/**
 * Takes the place of vite's helper for dynamic imports (vite.config.ts): a script and all that it imports is fetched, and
 * then imported from the cache. Browsers but Chromium never ask again for a module that failed to come once; what was only
 * fetched may be asked for as often as it takes. `files` are paths below the root of the site.
 */
export async function arrive<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => cached(file)))
  // A script with a fault has the same error each time. One that is broken off, as the page is left, has another.
  return load().catch((cause: unknown) =>
    load().catch((again: unknown) => {
      throw again === cause ? cause : new NotArrived('', { cause })
    }),
  )
}

export { arrive as __vitePreload }

/** The text of an answer of the network, read to its end: errors are `NotArrived`. */
export async function fetched(address: string, options?: RequestInit): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), ...options })
    if (answer.ok) return await answer.text()
  } catch (cause) {
    throw new NotArrived(address, { cause })
  }
  throw new NotArrived(address)
}
