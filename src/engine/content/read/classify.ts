import type * as z from 'zod'
import { nearest } from '../../lib/nearest.mjs'
import { kebab, slugify } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import { LONGEST_SLUG, RESERVED_SLUGS, SLUG } from '../../schema/fields'
import type { ContentModel } from '../model/content-model'

/** The role of a file in content, by its path. */
export type Classified =
  | { kind: 'entry'; collection: string; slug: string }
  | { kind: 'singleton'; group: string; name: string; schema: z.ZodType }
  | { kind: 'picture' }
  | { problem: SiteProblem }

/** Finds the role of a file, or the problem of a file without one. */
export type Classify = (file: string, kind: 'text' | 'picture') => Classified

/** Documents of other programs: renaming does not turn them into texts. */
const DOCUMENT = /\.(?:docx?|odt|rtf|pages|pdf|pptx?|xlsx?|csv|zip|gz)$/i

/** Makes the function that classifies files by the tables of a site. */
export function classifierOf({ collections, singletons }: Pick<ContentModel, 'collections' | 'singletons'>): Classify {
  const singletonFiles = new Map<string, { group: string; name: string; schema: z.ZodType }>(
    Object.entries(singletons).flatMap(([group, files]) =>
      Object.entries(files).map(([name, schema]) => [`${group}/${kebab(name)}.yaml`, { group, name, schema }]),
    ),
  )
  const byFolder = new Map(Object.entries(collections).map(([collection, { dir, format }]) => [dir, { collection, ending: `.${format}` }]))
  /** Paths to suggest for a file in the wrong place. */
  const expectedFiles = (name: string) => [
    ...singletonFiles.keys(),
    ...[...byFolder].map(([dir, { ending }]) => `${dir}/${stemOf(name)}${ending}`),
  ]

  return (file, kind) => {
    const singleton = singletonFiles.get(file)
    if (singleton) return { kind: 'singleton', ...singleton }
    const [, dir = '', name = ''] = /^(.*?)\/?([^/]*)$/s.exec(file) ?? []
    const found = byFolder.get(dir)
    if (!found) return { problem: problem('file/stray', { file }, file, nearest(file, expectedFiles(name))) }
    if (kind === 'picture') return { kind: 'picture' }
    const { collection, ending } = found
    if (!name.endsWith(ending)) {
      const meant = DOCUMENT.test(name) ? undefined : `${dir}/${stemOf(name)}${ending}`
      return { problem: problem('file/stray', { file }, file, meant) }
    }
    const slug = name.slice(0, -ending.length)
    if (!SLUG.test(slug)) return { problem: problem('file/slug', { file }, slug, slugFor(slug)) }
    if (RESERVED_SLUGS.includes(slug)) return { problem: problem('file/reserved', { file }, slug) }
    return { kind: 'entry', collection, slug }
  }
}

/** The nearest slug to a name; empty if the name has no letters or digits. */
export const slugFor = (name: string) => slugify(name).slice(0, LONGEST_SLUG).replace(/-$/, '')

/** A file name without its endings: `a` of `a.yaml.bak`. */
const stemOf = (name: string) => name.replace(/\..*$/s, '')
