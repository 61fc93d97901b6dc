import type { CoreGraph } from '../../src/engine/content/model/graph'
import { LOCAL_HOST, SITE_PORT } from '../port.mjs'
import type { SiteAddress } from '../site-address.mjs'

/** Where `npm run preview` serves a site. */
const LOCAL_ORIGIN = `http://${LOCAL_HOST}:${SITE_PORT}`

/** Where a preview is published: at the origin that is given, else on this machine. */
export const previewAddress = ({ origin, base }: SiteAddress): SiteAddress => ({ origin: origin ?? LOCAL_ORIGIN, base })

/** The reason why a preview may not be published at an address, or undefined: it must not take the place of the site itself. */
export function previewObstacle({ site: { identity } }: Pick<CoreGraph, 'site'>, { origin }: SiteAddress): string | undefined {
  if (origin !== identity.origin) return undefined
  return `A preview with drafts cannot be published at ${origin}, the address of the site itself. Name another one: \`--origin https://preview.example.com\`, or SITE_ORIGIN.`
}
