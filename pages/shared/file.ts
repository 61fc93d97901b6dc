import type { Graph } from '../../src/site/graph/graph'
import type { FileAt } from '../../src/site/ui/layout/FileLink'

/** A PDF of the site that pages offer, by its address. */
export const fileOf = ({ site }: Graph, href: string): FileAt => ({ href, details: [site.strings.file.kind] })
