import type { Site } from '../../renderer/define/site'
import { type ReviewContext, reviewed } from '../../src/engine/content/link/review'
import { parseEntries } from '../../src/engine/content/parse/parse'
import { parseCacheOf } from '../../src/engine/content/parse/parse-cache'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import type { ParsedTexts } from './tasks'

/** Parses and reviews texts. Those with problems are left out: they are parsed again where problems are collected. */
export function parseTexts({ model }: Pick<Site, 'model'>, raw: readonly RawEntry[], context: ReviewContext): ParsedTexts {
  const { value, problems } = parseEntries(raw, model)
  return [...parseCacheOf(raw, reviewed(value, context), problems)]
}
