import { expect, test } from 'vitest'
import { ownContent } from '../renderer/graphs'

test('each legal document has a sign of its own', async () => {
  const documents = (await ownContent()).legal.values()
  expect(documents.length).toBeGreaterThan(1)
  expect(new Set(documents.map(({ icon }) => icon)).size).toBe(documents.length)
})
