import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NO_PLANS, planIncrementally } from '../../renderer/incremental-plan'
import { linkGraph } from '../../src/engine/content/link/link'
import { readContent } from '../../src/engine/content/read/read'
import { CODE } from '../support/code'
import { ROOT } from '../support/run-command'
import { parseContent, SITE } from '../support/site'
import { TODAY } from '../support/site-test'
import { growingContent } from './content'

const small = await readContent(join(ROOT, 'tests/fixtures/site'))

/** Texts of others that the data of a page may be made of, such as those that it shows a part of. */
const FEW = 2

test('no page asks for the texts of many others, each of which would change it', () => {
  const { value: graph } = linkGraph(parseContent(growingContent(small, 30)).value, { today: TODAY })
  if (!graph) throw new Error('The content that grows has a mistake.')
  const { pages, record } = planIncrementally({ site: SITE, code: CODE }, graph, NO_PLANS).value
  // The name of a text has no space.
  const isText = (place: number) => !record.dependencies[place]?.[0].includes(' ')
  const asking = [...record.plans]
    .map(([address, { dependencies }]) => ({ address, texts: dependencies.filter(isText).length }))
    .filter(({ texts }) => texts > 1 + FEW)
  expect(pages.length).toBeGreaterThan(100)
  expect(asking).toEqual([])
})
