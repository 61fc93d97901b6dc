import { bundleFolders, repository } from '../../scripts/bundle.mjs'
import { parseEntries } from '../../src/engine/content/parse/parse'
import type { ParseCache } from '../../src/engine/content/parse/parse-cache'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { ROOT } from '../../src/engine/routes/base.mjs'
import site from '../../src/site/site'
import { BUNDLE_KEY } from './bundle'

/** The site of this project, as commands get it. */
export const SITE = site

/** Parses files with the model of the site. */
export const parseContent = (raw: readonly RawEntry[], record?: ParseCache) => parseEntries(raw, site.model, record)

/** The folders of the bundle that was made before all tests, with the scripts for a base path. */
export const bundleFor = (base: string) => bundleFolders(repository(), base, process.env[BUNDLE_KEY] ?? '')

/** The project of the site, at the origin that its content names. */
export const PROJECT = {
  ...repository(),
  siteAddress: { origin: undefined, base: ROOT },
  bundle: bundleFor(ROOT),
  loadSite: () => Promise.resolve(SITE),
}
