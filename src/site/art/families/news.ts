import type { Canvas } from '../canvas'
import { funnel } from '../news/funnel'
import { map } from '../news/map'
import { type NewsForm, newsOf } from '../news/news'
import { pair } from '../news/pair'
import { ring } from '../news/ring'
import { rows } from '../news/rows'

const FORMS: Readonly<Record<NewsForm, (canvas: Canvas, numbers: readonly number[]) => string>> = { map, pair, ring, rows, funnel }

/** What a news item is about: its numbers as points that can be counted, or its places (`newsSeed`). */
export function news(canvas: Canvas, seed: string): string {
  const { form, numbers } = newsOf(seed)
  return FORMS[form](canvas, numbers)
}
