import { test } from '@playwright/test'
import { expectNoFindings } from './support/axe'
import { KINDS } from './support/routes'
import { share } from './support/site'

/** The generic not-found view, one of a section, and the one with a list. */
const LOST = ['/nope', '/blog/nope', '/legal/nope']
/** Runs of all pages that go side by side. */
const PARTS = 2

// The audit looks at the same pages wide and light, and the long suite at every page in both ways.
for (let part = 0; part < PARTS; part++)
  test(`axe finds nothing on a page of each kind, narrow and dark (${part + 1} of ${PARTS})`, ({ page }) =>
    expectNoFindings(page, share([...KINDS, ...LOST], part, PARTS), ['narrow and dark']))
