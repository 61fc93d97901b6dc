import * as z from 'zod'
import { date, fieldMeta, sentence } from './fields'

/** The code of a warning in the catalogue of problems. That it exists is the linker's to say. */
const warningCode = () => {
  const field = z.string()
  fieldMeta.add(field, { kind: 'warning' })
  return field
}

const waiver = z.strictObject({
  code: warningCode().describe('The code of the warning, as `npm run check` prints it.'),
  reason: sentence.describe('Why it is right here, for the next editor.'),
  until: date.describe('The day from which the warning is shown again.'),
})

/** What an editor has weighed and found right: warnings that are not shown for this file. */
const waivable = {
  waive: z.array(waiver).min(1).optional().describe('Warnings that are not shown for this file, each with a reason and an end.'),
}

/** What editors say about an entry, not what it shows: when it stands on the site, and which warnings were weighed. */
const editorial = {
  draft: z.boolean().default(false).describe('Not finished: left out of every build, shown and marked by `npm run dev`.'),
  publishAt: date.optional().describe('The first day on which it stands on the site.'),
  expireAt: date.optional().describe('The first day on which it stands on the site no longer.'),
  ...waivable,
}

export type Waiver = z.output<typeof waiver>
/** Editorial fields of any file. A single file is always there: it has waivers only. */
export type Editorial = Partial<z.output<z.ZodObject<typeof editorial>>>
export type EditorialKey = keyof Editorial

/** What editors say about a file with wrong fields, or, where that is wrong too, as of a draft: nothing follows from its dates. */
export function editorialOf(data: unknown): Editorial {
  const result = z.object(editorial).safeParse(data)
  return result.success ? result.data : { draft: true }
}

/** Tells what editors say about a file from what pages show of it. What is no mapping has nothing of the first. */
export function splitEditorial(data: unknown): { editorial: Editorial; data: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { editorial: {}, data }
  const { draft, publishAt, expireAt, waive, ...rest } = data as Editorial
  return { editorial: { draft, publishAt, expireAt, waive }, data: rest }
}

/** The schema of an entry: its fields and the editorial ones. */
export const entry = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape, z.core.$strict>) => schema.extend(editorial)

/** The schema of a single file that is a mapping: its fields, and waivers. */
export const singleton = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape, z.core.$strict>) => schema.extend(waivable)
