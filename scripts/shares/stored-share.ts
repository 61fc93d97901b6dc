import * as z from 'zod'
import { isShard } from './shard'

/** Whether a relative path stays within its folder: no part is empty, `.` or `..`, and it has no backslash or null character. */
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

/** The record of a share. The seal shows that it is complete, this schema that it has the form that commands read. */
export const storedShare = z.object({
  shard: z.object({ index: z.int(), count: z.int() }).refine(isShard),
  origin: z.object({ content: z.string(), code: z.string(), day: z.string(), settings: z.string(), node: z.string() }),
  pages: z.array(z.tuple([z.string(), page])),
  files: z.array(z.tuple([z.string().refine(isInside), z.object({ key: z.string(), hash: z.string() })])),
})

/** The record in its file: `seal` is the hash of the member after it. */
export const sealedShare = z.object({ version: z.unknown(), seal: z.unknown(), share: z.unknown() }).partial()
