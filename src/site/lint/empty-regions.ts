import { stateOf } from '../../engine/content/link/lifecycle'
import type { CrossFileRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { valuesOnSite } from './on-site'
import { problem } from './problems'

/** Warns of regions without an office. If an office names an unknown region, nothing is reported: it may be a misspelled one. */
export const emptyRegions: CrossFileRule = (files, { today, isWhole }) => {
  const regions = new Map(files.filter(({ collection }) => collection === 'regions').map((file) => [slugOf(file.source.file), file]))
  const withOffice = new Set(valuesOnSite(files, { collection: 'offices', field: 'region' }, today).map(String))
  if (!isWhole || [...withOffice].some((slug) => !regions.has(slug))) return []
  return [...regions].flatMap(([slug, { source, editorial }]) =>
    withOffice.has(slug) || stateOf(editorial, today) !== 'published' ? [] : [problem('region/no-office', placeOfField(source, ['title']))],
  )
}

const slugOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '')
