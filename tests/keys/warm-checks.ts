import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { measurePicture } from '../../src/engine/content/read/measure'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { decodeText } from '../../src/engine/content/read/read'
import { checkContent } from '../support/check-content'
import { ROOT } from '../support/run-command'
import { SEED } from '../support/seed'
import { edited, edits } from './edits'
import { filesIn, type Situation } from './situation'

/** Tests that a check with the record of the last check reports the same as a first check, for a series of random edits. */
export function testWarmChecks(folder: string, checks: number) {
  test(`${folder}: ${checks} random edits in a row, seed ${SEED}`, { timeout: 60_000 * checks }, async () => {
    let situation: Situation = { files: await filesIn(join(ROOT, folder)), asOf: '', mailKey: '' }
    let { memory } = await checkContent(await rawOf(situation))
    for (const edit of fc.sample(edits, { seed: SEED, numRuns: checks })) {
      situation = edited(situation, [edit])
      const raw = await rawOf(situation)
      const [warm, cold] = [await checkContent(raw, memory), await checkContent(raw)]
      expect({ edit, printed: warm.printed, pages: warm.memory.published.pages }).toEqual({
        edit,
        printed: cold.printed,
        // An error before the pages are rendered keeps the record of the pages.
        pages: cold.graph ? cold.memory.published.pages : memory.published.pages,
      })
      memory = warm.memory
    }
  })
}

/** The files as the read stage returns them. */
const rawOf = ({ files }: Situation): Promise<RawEntry[]> =>
  Promise.all(
    [...files]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([file, contents]): Promise<RawEntry> => {
        if (typeof contents === 'string') return decodeText(file, Buffer.from(contents))
        return { kind: 'picture', file, bytes: contents, content: await measurePicture(file, contents) }
      }),
  )
