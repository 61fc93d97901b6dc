import type * as z from 'zod'
import type { DeepReadonly } from '../../lib/readonly'
import type { factTable, identityFields } from '../../schema/site-files'

/** What every site says of itself. */
export type Identity = DeepReadonly<z.output<z.ZodObject<typeof identityFields>>>

/** Every fact by its key. */
export type FactTable = DeepReadonly<z.output<ReturnType<typeof factTable>>>
