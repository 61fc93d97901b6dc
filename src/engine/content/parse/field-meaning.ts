import * as z from 'zod'
import { type FieldMeta, fieldMeta } from '../../schema/fields'
import { unwrap } from './schema'

const metaOfSchemas = new WeakMap<z.core.$ZodType, FieldMeta | undefined>()

/**
 * The meaning of a schema: its own, or that of the nearest schema that it was made from, since a meaning is given before a field is
 * described or made optional.
 */
export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  if (!metaOfSchemas.has(schema)) metaOfSchemas.set(schema, inheritedMeta(schema))
  return metaOfSchemas.get(schema)
}

function inheritedMeta(schema: z.core.$ZodType): FieldMeta | undefined {
  // Faster than `fieldMeta.get` alone, which copies data at each parent.
  let found: z.core.$ZodType | undefined = unwrap(schema)
  while (found && !fieldMeta.has(found)) found = found._zod.parent
  return found && fieldMeta.get(found)
}

/** The description of a field. */
export const purposeOf = (schema: z.core.$ZodType): string | undefined => z.globalRegistry.get(schema as z.ZodType)?.description
