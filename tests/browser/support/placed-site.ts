import { test as base } from '@playwright/test'
import { whileServing } from '../../../scripts/serving'
import { builtOnce } from './built-once'

/** The origin and the base path for which the site is built. */
export const PLACE = { origin: 'https://pages.example', base: '/deep/site/' } as const

/** Tests of the site below a base path: built once, without the files that take long, and served. */
export const test = base.extend<object, { placed: { dist: string; origin: string } }>({
  placed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern
    async ({}, use) => {
      const place = ['--origin', PLACE.origin, '--base', PLACE.base]
      const dist = await builtOnce({ name: 'placed-site', options: async () => [...place, '--skip', 'pdfs,cards'] })
      await whileServing(dist, (origin) => use({ dist, origin }))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
