import * as z from 'zod'
import { labels } from './shared'

/** Words of a legal page. */
export const legal = z.strictObject({
  labels: labels(['section', 'updated', 'contents', 'others', 'questions', 'contact']),
})
