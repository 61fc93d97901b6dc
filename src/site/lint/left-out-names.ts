import * as z from 'zod'
import { OPTIONAL_PAGES, type OptionalPage } from '../../../schemas/optional-pages'
import type { CrossFileInput, CrossFileRule } from '../../engine/content/lint/rule'
import { valueAt } from '../../engine/content/parse/schema'
import { type FieldPath, placeOfField } from '../../engine/content/parse/source'
import { textFields } from '../../engine/content/parse/text-fields'
import type { SiteProblem } from '../../engine/problems/problem'
import { patterns } from '../routes/patterns'
import { problem } from './problems'

/**
 * Phrases that refer to a page. Technology and feeds exist without their pages; whatever concerns investors does not: without their page, a
 * site has no dates and reports for them.
 */
const NAMES: Record<OptionalPage, RegExp> = {
  technology: /\btechnology (?:page|stack)\b/i,
  investors: /\binvestors?\b/i,
  feeds: /\bfeeds page\b|\bfeeds and calendars\b/i,
}

/** Only this field is parsed, so that a file with mistakes in other fields is checked too. */
const switches = z.object({ pages: z.partialRecord(z.enum(OPTIONAL_PAGES), z.string()) })

/**
 * Warns of texts of the site and of single pages that mention a page which is switched off. Links to it, with their labels, are hidden
 * anyway; in articles, `link/left-out` finds them.
 */
export const leftOutNames: CrossFileRule = (files) => {
  const single = files.filter(({ collection }) => collection === undefined)
  const { pages } = switches.safeParse(single.find(({ source }) => source.file === 'site/navigation.yaml')?.data).data ?? {}
  return OPTIONAL_PAGES.filter((page) => pages?.[page] === 'off').flatMap((page) =>
    single.filter(({ source }) => source.file !== `pages/${page}.yaml`).flatMap((file) => namesIn(file, page)),
  )
}

const namesIn = ({ source, schema, data }: CrossFileInput, page: OptionalPage): SiteProblem[] =>
  textFields(schema, data).flatMap(({ path, value, meta }) => {
    const [words] = NAMES[page].exec(value) ?? []
    // Keywords are skipped: visitors may ask the chat for a page that does not exist.
    if (words === undefined || meta !== undefined || path.includes('keywords') || isOfLink(data, path, patterns[page])) return []
    return [problem('page/switched-off', placeOfField(source, path), words, page)]
  })

/** Whether a text belongs to a link to an address: it is in the same mapping as the link, or below it. */
const isOfLink = (data: unknown, path: FieldPath, address: string) =>
  path.some((_, index) => {
    const owner = valueAt(data, path.slice(0, index))
    return typeof owner === 'object' && owner !== null && Object.values(owner).includes(address)
  })
