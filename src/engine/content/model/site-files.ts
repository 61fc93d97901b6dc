import type * as z from 'zod'
import type { DeepReadonly } from '../../lib/readonly'
import type { factTable, identityFields } from '../../schema/site-files'

/** The identity of a site. */
export type Identity = DeepReadonly<z.output<z.ZodObject<typeof identityFields>>>

/** All facts by key. */
export type FactTable = DeepReadonly<z.output<ReturnType<typeof factTable>>>
