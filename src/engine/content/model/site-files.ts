import type * as z from 'zod'
import type { DeepReadonly } from '../../lib/readonly'
import type { factTable, identityFields } from '../../schema/site-files'

/** The files of content that every site has and the engine reads, below content/. */
export const SITE_FILES = {
  identity: 'site/identity.yaml',
  facts: 'site/facts.yaml',
  redirects: 'site/redirects.yaml',
} as const

/** The identity of a site. */
export type Identity = DeepReadonly<z.output<z.ZodObject<typeof identityFields>>>

/** All facts by key. */
export type FactTable = DeepReadonly<z.output<ReturnType<typeof factTable>>>
