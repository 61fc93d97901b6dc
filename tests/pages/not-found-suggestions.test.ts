import { expect, test } from 'vitest'
import { notFoundViewOf } from '../../pages/not-found/linked-suggestion'
import { ownContent, smallSite } from '../renderer/graphs'

test('a closed position says so where an address of a position is unknown, and an open one does not', async () => {
  const titlesOf = async (graph: typeof ownContent) => notFoundViewOf(await graph(), 'careers').existing.map(({ title }) => title)
  expect(await titlesOf(ownContent)).toEqual(['Senior AI/ML Engineer, closed'])
  expect(await titlesOf(smallSite)).toEqual([(await smallSite()).careers.values()[0]?.title])
})
