import { describe, expect } from 'vitest'
import { article, blogPost, event, program } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('fields beside others', () => {
  siteTest('are one problem where they belong below a mapping, at the first of them', async ({ site }) => {
    await site.write({ 'events/made.yaml': { ...event(), time: null, start: '11:00', end: '12:00', zone: 'Europe/London' } })
    expect(await site.problems()).toEqual([
      'events/made.yaml:9:1  field/indentation  `start`, `end` and `zone` belong below `time`: indent them.',
    ])
  })

  siteTest('may be a single one that belongs below a mapping', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article({ ...blogPost(), seo: null, description: 'What it says.' }) })
    expect(await site.problems()).toEqual(['blog/made.mdx:10:1  field/indentation  `description` belongs below `seo`: indent it.'])
  })

  siteTest('are one problem where the mapping around them has one of that name', async ({ site }) => {
    const text = article({ ...blogPost(), seo: null })
    await site.write({ 'blog/made.mdx': text.replace('seo: null', 'seo:\ntitle: Short') })
    expect(await site.problems()).toEqual([
      'blog/made.mdx:10:1  yaml/duplicate-key  This field is already there: its name is written twice. If it belongs below `seo`, indent it.',
    ])
  })

  siteTest('are not known there if no mapping without a value has them', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article({ ...blogPost(), seo: null, shoeSize: 44 }) })
    expect((await site.problems()).map((line) => line.split('  ')[1])).toEqual(['field/empty', 'field/unknown'])
  })

  siteTest('exclude each other where they belong to different forms of a mapping', async ({ site }) => {
    const speakers = [{ person: 'first-person', name: 'A', role: 'B' }]
    await site.write({ 'events/made.yaml': { ...event(), program: { ...program(), speakers } } })
    expect(await site.problems()).toEqual([
      'events/made.yaml:19:7  field/unknown  The field `person` cannot be used together with `name` and `role`: use one or the other.',
    ])
  })
})
