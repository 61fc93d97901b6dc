import { sharedAttempts } from './attempts'

/** An error of the network, such as a request that failed. It is not a bug, so it is not reported; the browser has logged it already. */
export class NetworkError extends Error {}

/** Milliseconds after which a request counts as failed: a broken connection gives no other sign. */
const TIMEOUT = 30_000

/** Fetches a file by its path on the site, once. The browser caches an answer only if it is read to its end. */
const cached = sharedAttempts(async (file: string) => void (await fetchText(`${import.meta.env.BASE_URL}${file}`)))

/**
 * Imports a module; replaces vite's helper for dynamic imports (vite.config.ts). The module and all its imports are first fetched and then
 * imported from the cache: browsers other than Chromium never load a module again after a failed import, but they can repeat a fetch.
 * `files` are paths on the site.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => cached(file)))
  // A bug in a module causes the same error object again. Another object means that loading was interrupted, as it is when the page is
  // left.
  return load().catch((cause: unknown) =>
    load().catch((again: unknown) => {
      throw again === cause ? cause : new NetworkError('', { cause })
    }),
  )
}

export { importWithRetry as __vitePreload }

/** Fetches an address and returns the text of the answer. Throws `NetworkError` if that fails. */
export async function fetchText(address: string, options?: RequestInit): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), ...options })
    if (answer.ok) return await answer.text()
  } catch (cause) {
    throw new NetworkError(address, { cause })
  }
  throw new NetworkError(address)
}

/**
 * Fetches data that the build of the page has written as JSON. Throws `NetworkError` if that fails, and for an answer that is not JSON, such
 * as the login page of a network, or a truncated file.
 */
export async function fetchJson<Data>(address: string, options?: RequestInit): Promise<Data> {
  try {
    return JSON.parse(await fetchText(address, options)) as Data
  } catch (cause) {
    throw new NetworkError(address, { cause })
  }
}
