import * as z from 'zod'
import type { WideRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { grouped } from '../../engine/lib/grouped'
import type { SiteProblem } from '../../engine/problems/problem'
import { collections } from '../collections/index'
import { tagSlug } from '../routes/tag-slug'
import { problem } from './problems'

const tagged = z.object({ tags: z.array(z.string()) })

/** Letters of the shortest tag that is compared: of shorter ones, such as `AI` and `BI`, each letter makes another subject. */
const SHORTEST = 5

const INSIGHTS: ReadonlySet<string> = new Set(Object.entries(collections).flatMap(([name, { isInsight }]) => (isInsight ? [name] : [])))

/** Warns of tags that only one entry has, and which differ by a letter from one that several entries have. */
export const nearTags: WideRule = (files) => {
  const uses = files.flatMap(({ source, collection, data }) => {
    const own = collection !== undefined && INSIGHTS.has(collection) ? tagged.safeParse(data).data?.tags : undefined
    return (own ?? []).map((tag, index) => ({
      tag,
      slug: tagSlug(tag),
      file: source.file,
      at: () => placeOfField(source, ['tags', index]),
    }))
  })
  const filesOf = new Map([...grouped(uses, ({ slug }) => slug)].map(([slug, own]) => [slug, new Set(own.map(({ file }) => file)).size]))
  const common = new Map(uses.flatMap((use) => ((filesOf.get(use.slug) ?? 0) > 1 ? formsOf(use.slug).map((form) => [form, use]) : [])))
  return uses.flatMap(({ tag, slug, at }): SiteProblem[] => {
    const near = filesOf.get(slug) === 1 ? formsOf(slug).flatMap((form) => common.get(form) ?? [])[0] : undefined
    return near ? [problem('tag/lookalike', at(), tag, near.tag, filesOf.get(near.slug) ?? 0)] : []
  })
}

/** A slug, and what is left of it without one of its letters: two that differ by a letter have one of these forms in common. */
const formsOf = (slug: string): string[] =>
  slug.length < SHORTEST ? [] : [slug, ...[...slug].map((_, index) => slug.slice(0, index) + slug.slice(index + 1))]
