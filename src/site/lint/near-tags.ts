import type { CrossFileRule } from '../../engine/content/lint/rule'
import { valueAt } from '../../engine/content/parse/schema'
import { placeOfField } from '../../engine/content/parse/source'
import { grouped } from '../../engine/lib/grouped'
import type { Place, SiteProblem } from '../../engine/problems/problem'
import { tagSlug } from '../routes/tag-slug'
import { problem } from './problems'
import { tagsIn } from './tags-in'

/** Least length of a tag that is compared: in shorter ones, such as `AI` and `BI`, each letter makes a different subject. */
const SHORTEST = 5

/** A tag by its slug: its uses, the oldest first, and the number of files that have it. */
type UsedTag = { slug: string; own: readonly Use[]; files: number }
type Use = { tag: string; file: string; at: () => Place }

/**
 * Warns of tags in two spellings, since their common page shows only one; and of tags of a single entry that differ by a letter from a tag
 * of several entries or of an older entry, as they are likely to mean the same.
 */
export const nearTags: CrossFileRule = (files) => {
  const uses = files.flatMap((file) =>
    tagsIn(file).map((tag, index) => ({
      tag,
      slug: tagSlug(tag),
      file: file.source.file,
      date: dayOf(file),
      at: () => placeOfField(file.source, ['tags', index]),
    })),
  )
  const oldest = uses.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
  const tags = [...grouped(oldest, ({ slug }) => slug)].map(
    ([slug, own]): UsedTag => ({ slug, own, files: new Set(own.map(({ file }) => file)).size }),
  )
  return [...tags.flatMap(formProblems), ...nearProblems(tags)]
}

/** The uses of a tag in another spelling than the most frequent one; if several are equally frequent, than the oldest one. */
function formProblems({ slug, own }: UsedTag): SiteProblem[] {
  const [first, ...others] = [...grouped(own, ({ tag }) => tag).values()].toSorted((a, b) => b.length - a.length)
  const [usual] = first ?? []
  if (slug === '' || !usual) return []
  return others.flat().map(({ tag, at }) => problem('tag/two-forms', at(), tag, usual.tag, usual.file))
}

function nearProblems(tags: readonly UsedTag[]): SiteProblem[] {
  const [lonely, common] = [tags.filter((tag) => tag.files === 1), tags.filter((tag) => tag.files > 1)]
  const known = new Map<string, UsedTag>(common.flatMap((tag) => formsOf(tag.slug).map((form) => [form, tag])))
  return lonely.flatMap((tag): SiteProblem[] => {
    const forms = formsOf(tag.slug)
    const near = forms.flatMap((form) => known.get(form) ?? [])[0]
    const nearTag = near?.own.at(-1)
    if (near && nearTag) return tag.own.map(({ tag: written, at }) => problem('tag/lookalike', at(), written, nearTag.tag, near.files))
    for (const form of forms) known.set(form, tag)
    return []
  })
}

/** The day of an entry as written; empty without one, so that it counts as the oldest. */
function dayOf({ data }: { data: unknown }): string {
  const day = valueAt(data, ['date'])
  return typeof day === 'string' ? day : ''
}

/** A slug, and all its variants without one letter: two slugs that differ by a letter share one of these. */
const formsOf = (slug: string): string[] =>
  slug.length < SHORTEST ? [] : [slug, ...[...slug].map((_, index) => slug.slice(0, index) + slug.slice(index + 1))]
