import { test } from '@playwright/test'
import { expectNoFindings } from './support/axe'

/** A form, an article, a list, tables, charts, and a view for what is not found. */
const PAGES = ['/', '/contact', '/blog/cloud-cost-as-an-engineering-metric', '/insights', '/technology', '/investors', '/blog/nope']

// The audit looks at a page of each kind wide and light, and the long suite at every page in both ways.
test('axe finds nothing on pages narrow and dark', ({ page }) => expectNoFindings(page, PAGES, ['narrow and dark']))
