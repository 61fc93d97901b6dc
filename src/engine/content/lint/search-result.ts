import type { CollectionName } from '../../../../schemas/index'
import type { TextField } from '../parse/schema'
import { type LintFile, textAt } from './rule'

/** The field of each kind of page that describes it, where `seo` does not. */
const DESCRIPTIONS: Partial<Record<CollectionName, string>> = {
  services: 'description',
  industries: 'description',
  caseStudies: 'excerpt',
  careers: 'description',
  blog: 'excerpt',
  newsroom: 'excerpt',
  whitepapers: 'excerpt',
  legal: 'summary',
}

/** What search engines show of the page of a file; undefined where it has none. */
export function searchResultOf(file: LintFile): { title: TextField; description: TextField } | undefined {
  const { collection } = file
  const field = collection && DESCRIPTIONS[collection]
  // An industry without a profile has a card only.
  if (collection !== undefined && (field === undefined || (collection === 'industries' && !hasProfile(file)))) return undefined
  const title = textAt(file, ['seo', 'title']) ?? (field && textAt(file, ['title']))
  const description = textAt(file, ['seo', 'description']) ?? (field && textAt(file, [field]))
  return title && description ? { title, description } : undefined
}

const hasProfile = ({ data }: LintFile) => typeof data === 'object' && data !== null && 'profile' in data && data.profile !== undefined
