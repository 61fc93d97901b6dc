import { describe, expect } from 'vitest'
import { article, blogPost, person, service } from '../support/factories'
import { siteTest } from '../support/site-test'

describe('a file that belongs to nothing', () => {
  siteTest.for([
    ['a folder inside a collection', 'services/more/made.yaml', ' Did you mean `services/made.yaml`?'],
    ['a folder in the wrong case', 'Services/made.yaml', ' Did you mean `services/made.yaml`?'],
    ['a folder of no collection', 'cookery-book/soup.yaml', ''],
    ['another ending of the same format', 'services/made.yml', ' Did you mean `services/made.yaml`?'],
    ['the ending of another format', 'blog/made.md', ' Did you mean `blog/made.mdx`?'],
    ['data where articles are', 'blog/made.yaml', ' Did you mean `blog/made.mdx`?'],
    ['a single file with a slip', 'site/identty.yaml', ' Did you mean `site/identity.yaml`?'],
    ['a single file in camel case', 'pages/notFound.yaml', ' Did you mean `pages/not-found.yaml`?'],
    ['a file beside the folders', 'readme.txt', ''],
    ['a picture beside no collection', 'pages/picture.png', ''],
  ] as const)('%s', async ([, file, suggestion], { site }) => {
    await site.write({ [file]: 'text' })
    expect(await site.problems()).toEqual([`${file}  file/stray  \`${file}\` belongs to no collection.${suggestion}`])
  })
})

describe('a file name that is no slug', () => {
  siteTest.for([
    ['My Service', ' `my-service` would be one.'],
    ['Café', ' `cafe` would be one.'],
    ['snake_case', ' `snake-case` would be one.'],
    ['two--hyphens', ' `two-hyphens` would be one.'],
    ['a.b', ' `a-b` would be one.'],
    ['---', ''],
  ] as const)('%s', async ([name, suggestion], { site }) => {
    await site.write({ [`services/${name}.yaml`]: service() })
    expect(await site.problems()).toEqual([`services/${name}.yaml  file/slug  \`${name}\` is no slug.${suggestion}`])
  })

  siteTest('digits and single hyphens are a slug', async ({ site }) => {
    await site.write({ 'people/r2-d2.yaml': person() })
    expect((await site.graph()).people.has('r2-d2')).toBe(true)
  })
})

describe('a single file', () => {
  siteTest('that is missing is named', async ({ site }) => {
    await site.write({ 'site/chat.yaml': null, 'pages/case-study.yaml': null })
    expect(await site.problems()).toEqual([
      'pages/case-study.yaml  file/missing  The site needs the file `pages/case-study.yaml`.',
      'site/chat.yaml  file/missing  The site needs the file `site/chat.yaml`.',
    ])
  })

  siteTest('that cannot be read is not missing as well', async ({ site }) => {
    await site.write({ 'site/chat.yaml': new Uint8Array([0xff]) })
    expect(await site.problems()).toEqual(['site/chat.yaml  file/encoding  The file holds bytes that are not UTF-8.'])
  })
})

describe('control characters', () => {
  siteTest('in data and in the text of an article have a place', async ({ site }) => {
    await site.write({ 'people/made.yaml': 'name: A\u0007B\n', 'blog/made.mdx': article(blogPost(), 'One\u0000\n') })
    expect(await site.problems()).toEqual([
      'blog/made.mdx:11:4  file/control-character  The file holds the control character U+0000.',
      'people/made.yaml:1:8  file/control-character  The file holds the control character U+0007.',
    ])
  })

  siteTest('cannot come in by an escape', async ({ site }) => {
    await site.write({ 'people/made.yaml': 'name: "A\\u0007B"\ntitle: A title\nbio: A text\n' })
    expect(await site.problems()).toEqual([expect.stringMatching(/^people\/made\.yaml:1:\d+ {2}file\/control-character/)])
  })
})
