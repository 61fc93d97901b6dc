import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CARD, CARD_TYPE, MOST_BYTES } from '../../src/site/cards/card'
import { cards } from '../../src/site/outputs/cards'
import { ownContent } from '../renderer/graphs'
import { outputOf, sitePage } from '../renderer/made'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'

test('the cards of this site are pictures of the size that pages state, and small', async () => {
  const graph = await ownContent()
  const pages = planPages(SITE, graph).value.map((page) => sitePage(page))
  for (const { path, contents } of cards.emit(outputOf(graph, { pages }))) {
    const bytes = Buffer.from(await contents())
    expect(bytes.length, path).toBeLessThanOrEqual(MOST_BYTES)
    const { mediaType, width, height } = await sharp(bytes).metadata()
    expect({ mediaType, width, height }, path).toEqual({ mediaType: CARD_TYPE, ...CARD })
  }
})
