import type { WideRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { grouped } from '../../engine/lib/grouped'
import type { SiteProblem } from '../../engine/problems/problem'
import { tagSlug } from '../routes/tag-slug'
import { problem } from './problems'
import { tagsIn } from './tags-in'

/** Letters of the shortest tag that is compared: of shorter ones, such as `AI` and `BI`, each letter makes another subject. */
const SHORTEST = 5

/** Warns of tags that only one entry has, and which differ by a letter from one that several entries have. */
export const nearTags: WideRule = (files) => {
  const uses = files.flatMap((file) =>
    tagsIn(file).map((tag, index) => ({
      tag,
      slug: tagSlug(tag),
      file: file.source.file,
      at: () => placeOfField(file.source, ['tags', index]),
    })),
  )
  const tags = [...grouped(uses, ({ slug }) => slug)].map(([slug, own]) => ({
    slug,
    own,
    files: new Set(own.map(({ file }) => file)).size,
  }))
  const common = new Map(
    tags.flatMap(({ slug, own, files }) => (files > 1 ? formsOf(slug).map((form) => [form, { files, tag: own.at(-1)?.tag ?? slug }]) : [])),
  )
  return tags.flatMap(({ slug, own, files }): SiteProblem[] => {
    const near = files === 1 ? formsOf(slug).flatMap((form) => common.get(form) ?? [])[0] : undefined
    return near ? own.map(({ tag, at }) => problem('tag/lookalike', at(), tag, near.tag, near.files)) : []
  })
}

/** A slug, and what is left of it without one of its letters: two that differ by a letter have one of these forms in common. */
const formsOf = (slug: string): string[] =>
  slug.length < SHORTEST ? [] : [slug, ...[...slug].map((_, index) => slug.slice(0, index) + slug.slice(index + 1))]
