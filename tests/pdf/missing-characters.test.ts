import { expect } from 'vitest'
import { readContent } from '../../src/engine/content/read/read'
import { placeOf } from '../../src/engine/problems/format'
import { checkContent } from '../support/check-content'
import { siteTest } from '../support/site-test'

siteTest('a character that the fonts of PDFs lack is found at its file and line, wherever the text comes from', async ({ site }) => {
  // The text of a manuscript, the position of its author, and a word of all covers.
  await site.replace('manuscripts/first-paper.mdx', 'A short text.', 'A short text\nwith **字体** in it, and 字体 again.')
  await site.replace('people/first-person.yaml', 'title: First position', 'title: Head of 漢方')
  await site.replace('pages/documents.yaml', 'published: Published of cover', 'published: Published 日')
  const { problems } = await checkContent(await readContent(site.root))
  const found = problems.flatMap((one) => (one.code === 'document/character' ? [`${placeOf(one)} ${one.message.slice(-12, -11)}`] : []))
  expect(found).toEqual([
    'manuscripts/first-paper.mdx:9:8 字',
    'manuscripts/first-paper.mdx:9:9 体',
    'pages/documents.yaml:14:24 日',
    'people/first-person.yaml:2:16 漢',
    'people/first-person.yaml:2:17 方',
  ])
})
