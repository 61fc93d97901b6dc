import { repository } from '../../scripts/bundle.mjs'
import { parseEntries } from '../../src/engine/content/parse/parse'
import type { ParseRecord } from '../../src/engine/content/parse/parse-record'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { ROOT } from '../../src/engine/routes/base.mjs'
import site from '../../src/site/site'

/** The site of this project, as commands get it. */
export const SITE = site

/** Parses files with the model of the site. */
export const parseContent = (raw: readonly RawEntry[], record?: ParseRecord) => parseEntries(raw, site.model, record)

/** The project of the site, published where its content says. */
export const PROJECT = { ...repository(), place: { origin: undefined, base: ROOT } }
