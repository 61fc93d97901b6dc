import { expect } from 'vitest'
import { siteTest } from '../support/site-test'
siteTest('ok', async ({ site }) => {
  const t=performance.now()
  for(let i=0;i<20;i++) await site.problems()
  console.log((performance.now()-t)/20)
  expect(await site.problems()).toEqual([])
  await site.graph()
})
