import sharp from 'sharp'
import { dependencies } from '../../../package.json'
import { cardKey, cardOf } from '../../../pages/shared/social-card'
import type { Output, OutputFile } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { CARD_FOLDERS, pageOfCard } from '../cards/address'
import type { Card } from '../cards/card'
import { cardPicture } from '../cards/picture'
import type { Graph } from '../graph/graph'

/**
 * The pictures that other sites show with links to pages. Their key has the source of the card code instead of `codeKey`, so that other
 * code changes do not render them again.
 */
export const cards: Output<Graph> = {
  name: 'cards',
  codeKey: import.meta.codeKey,
  inShares: true,
  skippable: true,
  cached: true,
  folders: CARD_FOLDERS,
  *emit({ graph, pages }) {
    const files = new Map<string, OutputFile>()
    for (const page of pages) {
      if (page.head.noindex) continue
      const { file, card } = cardOf(page, graph)
      if (!files.has(file)) files.set(file, fileOf(file, card))
    }
    yield* files.values()
  },
  at(address, { graph, pageAt }) {
    const page = pageAt(pageOfCard(address) ?? '')
    if (!page || page.head.noindex) return undefined
    const { file, card } = cardOf(page, graph)
    return fileOf(file, card)
  },
}

const fileOf = (path: string, card: Card): OutputFile => ({
  path,
  key: keyOf(cardKey(card), sharp.versions, dependencies.fontkit),
  contents: () => cardPicture(card),
})
