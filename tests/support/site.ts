import { parseEntries } from '../../src/engine/content/parse/parse'
import type { ParseRecord } from '../../src/engine/content/parse/parse-record'
import type { RawEntry } from '../../src/engine/content/read/raw'
import site from '../../src/site/site'

/** The site that is tested, as the commands get it. */
export const SITE = site

/** Parses files by the tables of the site. */
export const parseContent = (raw: readonly RawEntry[], record?: ParseRecord) => parseEntries(raw, site.model, record)
