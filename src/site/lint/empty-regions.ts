import { stateOf } from '../../engine/content/link/lifecycle'
import type { WideRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { valuesOnSite } from './on-site'
import { problem } from './problems'

/** Warns of regions without an office. */
export const emptyRegions: WideRule = (files, { today, isWhole }) => {
  if (!isWhole) return []
  const withOffice = new Set(valuesOnSite(files, 'offices', 'region', today))
  return files.flatMap(({ collection, source, editorial }) => {
    const slug = source.file.slice(source.file.lastIndexOf('/') + 1).replace(/\.yaml$/, '')
    if (collection !== 'regions' || withOffice.has(slug) || stateOf(editorial, today) !== 'published') return []
    return [problem('region/no-office', placeOfField(source, ['title']))]
  })
}
