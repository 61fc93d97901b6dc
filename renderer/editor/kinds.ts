import type * as z from 'zod'
import type { ContentModel } from '../../src/engine/content/model/content-model'
import { kebab } from '../../src/engine/lib/text'

/** A kind of content file: its name, the pattern of its files, and its schema. */
export type ContentKind = { name: string; files: string; title: string; schema: z.ZodType }

/** All kinds of content files: first the collections, then the single files. */
export const contentKinds = ({ collections, singletons }: Pick<ContentModel, 'collections' | 'singletons'>): ContentKind[] => [
  ...Object.values(collections).map(({ dir, format, schema }) => ({
    name: dir,
    files: `content/${dir}/*.${format}`,
    title: `An entry of content/${dir}`,
    schema,
  })),
  ...Object.entries(singletons).flatMap(([group, files]) =>
    Object.entries(files).map(([key, schema]) => {
      const file = `content/${group}/${kebab(key)}.yaml`
      return { name: `${group}-${kebab(key)}`, files: file, title: file, schema }
    }),
  ),
]
