// Where a project keeps what the engine asks for, by path from its folder.
// Plain JavaScript: scripts/run.mjs reads it before there is a bundle.

/** The module whose default export is the site: the first of these that is there. */
export const SITE_MODULES = ['src/site/site.tsx', 'src/site/site.ts']

/** The folder of islands and enhancements, each in a folder of its own. */
export const ISLANDS = 'src/site/islands'

/** The script of every page. */
export const LOADER = `${ISLANDS}/loader.ts`

/**
 * A list of folders, by path from that of the project: what two islands or more import of them goes into one file of scripts, since
 * otherwise a page waits for many small ones. Without this file each goes where vite puts it.
 */
export const SHARED_CHUNK = `${ISLANDS}/shared-chunk.json`
