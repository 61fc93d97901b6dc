import type * as z from 'zod'
import { nearest } from '../../lib/nearest.mjs'
import { kebab } from '../../lib/text'
import { choiceHint, FORMAT_HINTS } from '../../problems/closer-hints'
import { problem, type SiteProblem, withHint } from '../../problems/problem'
import { FACT_KEY, PICTURE_SOURCE, SLUG } from '../../schema/fields'
import { NO_PAGE_ADDRESS, PAGE_ADDRESS } from '../../schema/site-files'
import type { ParsedBody } from '../mdx/mdx-body'
import type { CollectionTable } from '../model/collection'
import { collectionIn, fileOfEntry } from '../model/content-model'
import type { EntryRef } from '../model/entry-ref'
import type { Entries } from '../parse/entries'
import { valueAt } from '../parse/schema'
import { type FieldPath, pathText, placeOfField, type Source } from '../parse/source'
import { type TextField, textFields, textFieldsOf } from '../parse/text-fields'
import { type Facts, unknownFactsIn } from './facts'
import { altProblems, type PictureContext, pictureProblems } from './pictures'
import { placeProblems } from './places'

/** The data that references are checked against. */
export type ReferenceContext = {
  slugs: Entries['slugs']
  collections: CollectionTable
  /** Undefined if the file of the facts could not be parsed. */
  facts: Facts | undefined
  /** The list at a path such as `pages.breads.kinds`; undefined if its file could not be parsed. */
  choicesAt: (path: string) => readonly string[] | undefined
  /** The text at such a path. */
  wordsAt: (path: string) => string | undefined
  foldersWithoutPages: readonly string[]
} & PictureContext

/** The data of a file with its schema, and its text. */
export type CheckedFile = { source: Source; schema: z.core.$ZodType; data: unknown; body: ParsedBody | undefined }

/** Checks all references, choices, pictures and facts of a file. */
export function referenceProblems({ source, schema, data, body }: CheckedFile, known: ReferenceContext): SiteProblem[] {
  const ofFields = textFields(schema, data).flatMap((field) => [
    ...placeProblems(field, source),
    ...(known.facts ? unknownFactsIn(field, source, known.facts) : []),
    ...fieldProblems(field, source, known),
    ...(field.meta?.kind === 'picture' ? textProblems(field, source, data) : []),
  ])
  const ofText = (body?.pictures ?? []).flatMap(({ src, alt, needs, ...place }) => {
    const at = () => ({ file: source.file, ...place })
    return [...pictureProblems({ src, needs, file: source.file }, at, known), ...altProblems(src, alt, at)]
  })
  return [...ofFields, ...ofText]
}

function fieldProblems({ path, value, meta }: TextField, source: Source, known: ReferenceContext): SiteProblem[] {
  const at = () => placeOfField(source, path)
  switch (meta?.kind) {
    case 'ref': {
      // The schema reports values of the wrong form.
      if (!(meta.target === 'facts' ? FACT_KEY : SLUG).test(value)) return []
      const there: ReadonlySet<string> | Facts | undefined = meta.target === 'facts' ? known.facts : known.slugs[meta.target]
      if (meta.target !== 'facts' && fileOfEntry(known, meta.target, value) === source.file)
        return [problem('ref/self', at(), pathText(path), value)]
      if (there === undefined || there.has(value)) return []
      const near = nearest(value, there.keys())
      return [
        meta.target === 'facts'
          ? problem('fact/unknown', at(), value, near)
          : problem('ref/unknown', at(), pathText(path), collectionIn(known.collections, meta.target).dir, value, near),
      ]
    }
    case 'choice': {
      const choices = known.choicesAt(meta.of)
      if (choices === undefined || choices.includes(value)) return []
      return [withHint(problem('field/choice', at(), pathText(path), value, choices, nearest(value, choices)), hintOfList(meta.of))]
    }
    case 'chip':
      return value.toLowerCase() === known.wordsAt(meta.everything)?.toLowerCase()
        ? [problem('field/chip', at(), pathText(path), value)]
        : []
    case 'address':
      return PAGE_ADDRESS.test(value) && known.foldersWithoutPages.includes(value.split('/')[1] ?? '')
        ? [withHint(problem('field/format', at(), pathText(path), value, NO_PAGE_ADDRESS), FORMAT_HINTS.page)]
        : []
    case 'picture':
      if (!PICTURE_SOURCE.test(value)) return []
      return pictureProblems({ src: value, needs: meta.needs, file: source.file }, at, known)
    default:
      return []
  }
}

/** The hint where a list, named by its group, its file and its field, has the choices. */
function hintOfList(path: string): string {
  const [group = '', name = '', ...list] = path.split('.')
  return choiceHint(list.join('.'), `${group}/${kebab(name)}.yaml`)
}

/** Finds the problems of the text that belongs to a picture. */
function textProblems({ path, value }: TextField, source: Source, data: unknown): SiteProblem[] {
  const beside = [...path.slice(0, -1), 'alt']
  const alt = valueAt(data, beside)
  return typeof alt === 'string' ? altProblems(value, alt, () => placeOfField(source, beside)) : []
}

/** All references in the data of a file, with their paths. */
export const refFields = (schema: z.core.$ZodType, data: unknown): { path: FieldPath; ref: EntryRef }[] =>
  textFieldsOf('ref', schema, data).flatMap(({ path, meta, value }) =>
    meta.target === 'facts' ? [] : [{ path, ref: { collection: meta.target, slug: value } }],
  )
