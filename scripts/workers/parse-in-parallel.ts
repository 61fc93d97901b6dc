import type { ReviewContext } from '../../src/engine/content/link/review'
import { cachedText, type ParseCache } from '../../src/engine/content/parse/parse-cache'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { mapBounded } from '../../src/engine/lib/bounded'
import { batchesOf } from './batches'
import type { WorkerPool } from './pool'

/** Number of texts from which on threads are worth their start. */
const PARALLEL_FROM = 400
/** Number of texts in a task. */
const BATCH = 50

/** Parses and reviews the texts that are not in the record on all cores, if there are many. Returns the record with these added. */
export async function parseInParallel(
  raw: readonly RawEntry[],
  { record, context }: { record: ParseCache; context: ReviewContext },
  pool: Pick<WorkerPool, 'parse' | 'concurrency'>,
): Promise<ParseCache> {
  const due = raw.filter((entry) => entry.kind === 'text' && !cachedText(record, entry))
  if (due.length < PARALLEL_FROM) return record
  const parsed = await mapBounded(batchesOf(due, BATCH), pool.concurrency, (batch) => pool.parse(batch, context))
  return new Map([...record, ...parsed.flat()])
}
