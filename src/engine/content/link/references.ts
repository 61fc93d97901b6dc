import type * as z from 'zod'
import { nearest } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import { FACT_KEY, PICTURE_SOURCE, SLUG } from '../../schema/fields'
import type { CollectionTable } from '../model/collection'
import { collectionIn, fileOfEntry } from '../model/content-model'
import type { EntryRef } from '../model/entry-ref'
import type { Entries } from '../parse/entries'
import { type TextField, textFields, valueAt } from '../parse/schema'
import { type FieldPath, fieldName, placeOfField, type Source } from '../parse/source'
import { type Facts, unknownFactsIn } from './facts'
import { altProblems, type KnownPictures, pictureProblems } from './pictures'
import { placeProblems } from './places'

/** What references are checked against. */
export type Known = {
  slugs: Entries['slugs']
  collections: CollectionTable
  /** Undefined where the file of the facts could not be parsed. */
  facts: Facts | undefined
  /** The list that a path such as `pages.blog.categories` names; undefined where its file could not be parsed. */
  choicesAt: (path: string) => readonly string[] | undefined
  /** The words at such a path. */
  wordsAt: (path: string) => string | undefined
} & KnownPictures

/** One file of data with its schema. */
export type Checked = { source: Source; schema: z.core.$ZodType; data: unknown }

/** Checks every reference, choice, picture and fact of one file. */
export function referenceProblems({ source, schema, data }: Checked, known: Known): SiteProblem[] {
  return textFields(schema, data).flatMap((field) => [
    ...placeProblems(field, source),
    ...(known.facts ? unknownFactsIn(field.value, field.path, source, known.facts) : []),
    ...fieldProblems(field, source, known),
    ...(field.meta?.kind === 'picture' ? textProblems(field, source, data) : []),
  ])
}

function fieldProblems({ path, value, meta }: TextField, source: Source, known: Known): SiteProblem[] {
  const at = () => placeOfField(source, path)
  switch (meta?.kind) {
    case 'ref': {
      // What is not even well formed has been reported by its schema.
      if (!(meta.target === 'facts' ? FACT_KEY : SLUG).test(value)) return []
      const there: ReadonlySet<string> | Facts | undefined = meta.target === 'facts' ? known.facts : known.slugs[meta.target]
      if (meta.target !== 'facts' && fileOfEntry(known, meta.target, value) === source.file)
        return [problem('ref/self', at(), fieldName(path), value)]
      if (there === undefined || there.has(value)) return []
      const near = nearest(value, there.keys())
      return [
        meta.target === 'facts'
          ? problem('fact/unknown', at(), value, near)
          : problem('ref/unknown', at(), fieldName(path), collectionIn(known.collections, meta.target).dir, value, near),
      ]
    }
    case 'choice': {
      const choices = known.choicesAt(meta.of)
      if (choices === undefined || choices.includes(value)) return []
      return [problem('field/choice', at(), fieldName(path), value, choices, nearest(value, choices))]
    }
    case 'chip':
      return value.toLowerCase() === known.wordsAt(meta.everything)?.toLowerCase()
        ? [problem('field/chip', at(), fieldName(path), value)]
        : []
    case 'picture':
      if (!PICTURE_SOURCE.test(value)) return []
      return pictureProblems({ src: value, needs: meta.needs, file: source.file }, at, known)
    default:
      return []
  }
}

/** What is wrong with the text that stands beside the source of a picture. */
function textProblems({ path, value }: TextField, source: Source, data: unknown): SiteProblem[] {
  const beside = [...path.slice(0, -1), 'alt']
  const alt = valueAt(data, beside)
  return typeof alt === 'string' ? altProblems(value, alt, () => placeOfField(source, beside)) : []
}

/** Every reference in one file to an entry, and where it stands. */
export const refFields = (schema: z.core.$ZodType, data: unknown): { path: FieldPath; ref: EntryRef }[] =>
  textFields(schema, data).flatMap(({ path, meta, value }) =>
    meta?.kind === 'ref' && meta.target !== 'facts' ? [{ path, ref: { collection: meta.target, slug: value } }] : [],
  )
