import type * as z from 'zod'

/** A range in words: `3`, `2-4`, `at most 6`, `at least 1`; undefined where there is no limit. */
function bounds(least: number | undefined, most: number | undefined): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `at most ${most}`
  if (most === undefined || most === Number.MAX_SAFE_INTEGER) return `at least ${least}`
  return least === most ? String(least) : `${least}-${most}`
}

const counted = (amount: string | undefined, unit: string) =>
  amount === undefined ? undefined : `${amount} ${unit}${/(?:^| )1$/.test(amount) ? '' : 's'}`

/** The limits of a value in words: `at most 80 characters`, `3 items, each at most 60 characters`, `1-99`. Empty where there are none. */
export function limitsOf(schema: z.core.JSONSchema.JSONSchema): string {
  const { items } = schema
  const each = typeof items === 'object' && !Array.isArray(items) ? limitsOf(items) : ''
  return [
    counted(bounds(schema.minLength, schema.maxLength), 'character'),
    counted(bounds(schema.minItems, schema.maxItems), 'item'),
    schema.uniqueItems === true ? 'none twice' : undefined,
    bounds(schema.minimum, schema.maximum),
    schema.exclusiveMinimum === undefined ? undefined : `more than ${schema.exclusiveMinimum}`,
    each === '' ? undefined : `each ${each}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}
