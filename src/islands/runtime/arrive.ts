const arriving = new Map<string, Promise<unknown>>()

/**
 * Takes the place of vite's helper for dynamic imports (vite.config.ts): a script and all that it imports is fetched, and
 * then imported from the cache. Browsers but Chromium never ask again for a module that failed to come once; what was only
 * fetched may be asked for as often as it takes. `files` are paths below the root of the site.
 */
export async function arrive<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(fetched))
  return load()
}

export { arrive as __vitePreload }

function fetched(file: string) {
  const known = arriving.get(file)
  if (known) return known
  const coming = fetchWhole(`/${file}`).catch((error: unknown) => {
    arriving.delete(file)
    throw error
  })
  arriving.set(file, coming)
  return coming
}

/** The cache keeps an answer once it has been read to its end. */
async function fetchWhole(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  await answer.arrayBuffer()
}
