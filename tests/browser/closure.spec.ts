import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { proveClosure } from '../../scripts/closure/prove'

/** What the preview serves to the other tests. */
const DIST = join(import.meta.dirname, '../../dist')

test('every address in the files of the site leads to one of them, and every file is named', async () => {
  expect((await proveClosure(DIST)).printed).toBe('')
})
