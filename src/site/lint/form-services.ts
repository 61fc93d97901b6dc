import type { CrossFileRule } from '../../engine/content/lint/rule'
import { valueAt } from '../../engine/content/parse/schema'
import { placeOfField } from '../../engine/content/parse/source'
import { nearest } from '../../engine/lib/nearest.mjs'
import { isStringArray } from './is-string-array'
import { valuesOnSite } from './on-site'
import { problem } from './problems'

/** Warns of services that the inquiry form offers and the site does not have, such as discontinued ones. */
export const formServices: CrossFileRule = (files, { today, isWhole }) => {
  const form = files.find(({ source }) => source.file === 'site/contact.yaml')
  const offered = valueAt(form?.data, ['services'])
  if (!form || !isWhole || !isStringArray(offered)) return []
  const titles = valuesOnSite(files, { collection: 'services', field: 'title' }, today).map(String)
  const other = valueAt(form.data, ['other'])
  return offered.flatMap((name, index) =>
    name === other || titles.includes(name)
      ? []
      : [problem('contact/service', placeOfField(form.source, ['services', index]), name, nearest(name, titles))],
  )
}
