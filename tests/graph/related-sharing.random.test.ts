import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharingByIndex, sharingByLook } from '../../src/site/graph/related'
import { smallSite } from '../renderer/graphs'
import { SEED } from '../support/seed'

const [post] = (await smallSite()).blog.values()
if (!post) throw new Error('The small site has no post.')

/** Number of articles that share tags with one and that can be needed. */
const NEEDED = 6

test('articles that share tags are the same by a look at all of them and by the index', () => {
  const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(tags, { minLength: 1, maxLength: 30 }), (all) => {
      const newest = all.map((own, index) => ({ ...post, slug: String(index), tags: own }))
      const byIndex = sharingByIndex(newest)
      for (const entry of newest) {
        const first = (found: Iterable<{ slug: string }>) => [...new Set([...found].map(({ slug }) => slug))].slice(0, NEEDED)
        expect(first(sharingByLook(newest, entry))).toEqual(first(byIndex(entry)))
      }
    }),
    { seed: SEED },
  )
})
