import * as z from 'zod'
import { isShard } from './shard'

/**
 * Whether a path leads to a file in the folder that it starts from: it has no steps out of it, and no signs that some systems take for
 * such.
 */
const isInside = (path: string) => !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part))

const texts = z.array(z.string())

const page = z.object({
  key: z.string(),
  report: z.object({
    links: texts,
    ids: texts,
    drawings: texts,
    islands: texts,
    enhancements: texts,
    data: z.object({ links: texts, ids: texts }),
  }),
})

/** What the record of a share holds. The seal says that it has come whole, and this that it is one that the commands can take. */
export const storedShare = z.object({
  shard: z.object({ index: z.int(), count: z.int() }).refine(isShard),
  origin: z.object({ content: z.string(), code: z.string(), day: z.string(), settings: z.string(), node: z.string() }),
  pages: z.array(z.tuple([z.string(), page])),
  files: z.array(z.tuple([z.string().refine(isInside), z.object({ key: z.string(), hash: z.string() })])),
})

/** The record as it lies in its file; the seal is the key of all that is in it. */
export const sealedShare = z.object({ version: z.unknown(), seal: z.unknown(), share: z.unknown() }).partial()
