// The paths of the files that the engine asks a project for, from the folder of the project. This is plain JavaScript, since
// scripts/run.mjs reads it before code is bundled.

/** The folders with the code of a project. */
export const PROJECT_CODE = ['schemas', 'src/site', 'pages']

/** The folders in which a project may keep the modules of its pages. Files in folders below them are not pages. */
export const PAGE_FOLDERS = ['pages', 'src/site/pages']

/** The folder of the JSON Schemas, which are made for editors. */
export const JSON_SCHEMAS = 'schemas/json'

/** The module whose default export is the site: the first of these files that exists. */
export const SITE_MODULES = ['src/site/site.tsx', 'src/site/site.ts']

/** The folder of islands and enhancements, each in a folder of its own. */
export const ISLANDS = 'src/site/islands'

/** The script of every page. */
export const LOADER = `${ISLANDS}/loader.ts`

/**
 * A list of folders, by path from the folder of the project. What two or more islands import from them goes into one file of scripts, so
 * that a page does not wait for many small ones. A project may do without this file.
 */
export const SHARED_CHUNK = `${ISLANDS}/shared-chunk.json`

/** The folder with every route of a project. In code for browsers, the base path is inserted into each string there that begins with `/`. */
export const ROUTES = 'src/site/routes'

/** The files of the starter with its colors and its logo, which are generated for each new site. */
export const STARTER_PALETTE = 'src/site/styles/palette.css'
export const STARTER_MARK = 'src/site/mark.svg'
