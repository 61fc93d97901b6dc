import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { itemAt } from '../../src/engine/lib/items'
import { longTexts, textsIndex } from '../support/texts-index'

/** Maximum of what one search may load, in bytes compressed with gzip. */
const LIMIT = 200_000

test('a search of 2,500 long texts loads little', async () => {
  const texts = longTexts(2500)
  const index = textsIndex(texts)
  const load = async (query: string) => {
    const visitor = index.visitor()
    const answer = await visitor.texts({ query, limit: 12, known: new Set() })
    return {
      first: answer?.group.hits[0]?.address,
      bytes: visitor.requests().reduce((sum, address) => sum + gzipSync(index.files.get(address) ?? '').length, 0),
    }
  }
  for (const query of ['needle', 'needl', 'the needle']) expect((await load(query)).first).toBe('/blog/needle#part-2')
  for (const query of ['needle', 'needl', itemAt(texts, 1).title]) expect((await load(query)).bytes).toBeLessThan(LIMIT)
})
