import type { Site } from './define/site'
import type { FileBytes, Output } from './emit'
import { adminBy } from './outputs/admin'
import { documentsBy, type FindDocument } from './outputs/documents'
import { assets, styleSheets } from './outputs/files'
import { headersBy } from './outputs/header-file'
import { html } from './outputs/html'
import { pictures } from './outputs/pictures'
import { redirects } from './outputs/redirect-files'
import { robots } from './outputs/robots'
import { sitemap } from './outputs/sitemap'

/**
 * All outputs of a site: those that every site has, and its own. `find` looks for cached documents; `adminFiles` are the files of the
 * editor in the browser.
 */
export const outputsOf = (
  site: Pick<Site, 'outputs' | 'documents' | 'admin' | 'model'>,
  find: FindDocument = notFound,
  adminFiles: readonly FileBytes[] = [],
): readonly Output[] => [
  html,
  assets,
  styleSheets,
  pictures,
  sitemap,
  robots,
  redirects,
  headersBy(site.outputs),
  ...(site.documents ? [documentsBy(site.documents, find)] : []),
  ...(site.admin ? [adminBy(site.admin, site.model, adminFiles)] : []),
  ...site.outputs,
]

const notFound = async () => undefined
