import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { checkBuiltLinks } from '../../scripts/link-checker/check-built-links'
import { LONG } from './support/suites'

/** What the preview serves to the other tests. */
const DIST = join(import.meta.dirname, '../../dist')

test('every address in the files of the site leads to one of them, and every file is named', LONG, async () => {
  expect((await checkBuiltLinks(DIST)).printed).toBe('')
})
