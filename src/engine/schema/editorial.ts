import * as z from 'zod'
import { date, fieldMeta, sentence } from './fields'

/** The code of a warning. The linker checks that it exists. */
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

/** The field for waivers. */
const waivable = {
  waive: z.array(waiver).min(1).optional().describe('Warnings that are not shown for this file, each with a reason and an end.'),
}

/** The editorial fields of an entry: when it is published, and its waivers. Pages do not show them. */
const editorial = {
  draft: z.boolean().default(false).describe('Not finished: left out of every build, shown and marked by `npm run dev`.'),
  publishAt: date.optional().describe('The first day on which it is on the site.'),
  expireAt: date.optional().describe('The first day on which it is no longer on the site.'),
  ...waivable,
}

export type Waiver = z.output<typeof waiver>
/** The editorial fields of any file. A single file has only waivers. */
export type Editorial = Partial<z.output<z.ZodObject<typeof editorial>>>
export type EditorialKey = keyof Editorial

/** Whether a key of a file is one of the editorial fields. */
export const isEditorial = (key: unknown): key is EditorialKey => typeof key === 'string' && Object.hasOwn(editorial, key)

/** The editorial fields of a file with invalid fields. If they are invalid too, it counts as a draft, so that its dates have no effect. */
export function editorialOf(data: unknown): Editorial {
  const result = z.object(editorial).safeParse(data)
  return result.success ? result.data : { draft: true }
}

/** Splits the data of a file into editorial fields and all others. */
export function splitEditorial(data: unknown): { editorial: Editorial; data: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { editorial: {}, data }
  const { draft, publishAt, expireAt, waive, ...rest } = data as Editorial
  return { editorial: { draft, publishAt, expireAt, waive }, data: rest }
}

/** The schema of an entry: its fields, and the editorial ones. */
export const entry = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape, z.core.$strict>) => schema.extend(editorial)

/** The schema of a single file that is a mapping: its fields, and that for waivers. */
export const singleton = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape, z.core.$strict>) => schema.extend(waivable)
