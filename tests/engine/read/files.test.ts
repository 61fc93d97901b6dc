import { describe, expect } from 'vitest'
import { article, blogPost, person, service } from '../../support/factories'
import { pictureBytes } from '../../support/pictures'
import { siteTest } from '../../support/site-test'

describe('a file in no collection', () => {
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

describe('two files of one name', () => {
  siteTest.for([
    ['in the other format', 'blog/first-post.yaml', 'blog/first-post.mdx'],
    ['with the other ending', 'services/first-service.yml', 'services/first-service.yaml'],
    ['with an ending in capitals', 'blog/first-post.MDX', 'blog/first-post.mdx'],
    ['in capitals', 'services/First-Service.yaml', 'services/first-service.yaml'],
    ['in a folder in capitals', 'Services/first-service.yaml', 'services/first-service.yaml'],
    ['of a single file', 'site/chat.yml', 'site/chat.yaml'],
  ] as const)('%s', async ([, file, other], { site }) => {
    await site.write({ [file]: 'text' })
    expect(await site.problems()).toEqual([`${file}  file/duplicate  \`${file}\` has the same name as \`${other}\`.`])
  })

  siteTest('pictures that differ by their ending are two', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ image: { src: 'made.png', alt: 'What it shows' } }),
      'people/made.png': await pictureBytes(),
    })
    expect((await site.graph()).people.has('made')).toBe(true)
  })
})

describe('a reserved name', () => {
  siteTest.for(['page', 'index', '404', 'con', 'lpt1'])('%s', async (slug, { site }) => {
    await site.write({ [`services/${slug}.yaml`]: service() })
    expect(await site.problems()).toEqual([`services/${slug}.yaml  file/reserved  The name \`${slug}\` is reserved.`])
  })
})

describe('a picture that is named by a path', () => {
  siteTest.for(['../other.png', '/etc/passwd', 'pictures/a.png', 'a\\\\b.png', 'C:/a.png', '//host/a.png'])('%s', async (src, { site }) => {
    await site.write({ 'people/made.yaml': person({ image: { src, alt: 'What it shows' } }) })
    expect(await site.problems()).toEqual([expect.stringMatching(/:\d+:\d+ {2}field\/format {2}`image\.src` is `.*`, which is a path;/)])
  })
})

describe('a file name that is not a slug', () => {
  siteTest.for([
    ['My Service', ' `my-service` would be one.'],
    ['Café', ' `cafe` would be one.'],
    ['snake_case', ' `snake-case` would be one.'],
    ['two--hyphens', ' `two-hyphens` would be one.'],
    ['a.b', ' `a-b` would be one.'],
    ['---', ''],
  ] as const)('%s', async ([name, suggestion], { site }) => {
    await site.write({ [`services/${name}.yaml`]: service() })
    expect(await site.problems()).toEqual([`services/${name}.yaml  file/slug  \`${name}\` is not a slug.${suggestion}`])
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
      'pages/case-study.yaml  file/missing  The file `pages/case-study.yaml`, which the site needs, is missing.',
      'site/chat.yaml  file/missing  The file `site/chat.yaml`, which the site needs, is missing.',
    ])
  })

  siteTest('that cannot be read is not reported as missing too', async ({ site }) => {
    await site.write({ 'site/chat.yaml': new Uint8Array([0xff]) })
    expect(await site.problems()).toEqual(['site/chat.yaml:1:1  file/encoding  The file holds bytes that are not UTF-8.'])
  })
})

describe('control characters', () => {
  siteTest('in data and in the text of an article have a place', async ({ site }) => {
    await site.write({
      'people/made.yaml': 'name: A\u0007B\ntitle: A title\nbio: A text\n',
      'blog/made.mdx': article(blogPost(), 'One\u0000\n'),
    })
    expect(await site.problems()).toEqual([
      'blog/made.mdx:11:4  file/control-character  The file holds the control character U+0000.',
      'people/made.yaml:1:8  file/control-character  The file holds the control character U+0007.',
    ])
  })

  siteTest.for(['200B', '2028', '2029', 'FEFF'])('may be those that are pasted unseen: U+%s', async (code, { site }) => {
    const pasted = String.fromCodePoint(Number.parseInt(code, 16))
    await site.write({ 'blog/made.mdx': article(blogPost(), `One${pasted}\n`) })
    expect(await site.problems()).toEqual([`blog/made.mdx:11:4  file/control-character  The file holds the control character U+${code}.`])
  })

  siteTest('are no joiners, no soft hyphens, and no blanks without width where a script needs them', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost(), 'Fam\u00adily 👩\u200d👧, می\u200cخواهم, សួស្ដី\u200bពិភពលោក\n') })
    expect(await site.problems()).toEqual([])
  })

  siteTest('are named on every line, and hide no other problem', async ({ site }) => {
    await site.write({
      'people/made.yaml': '\u202aname: A\u0007B\ntitle: 7\nbio: A\u0008 text\n',
      'blog/made.mdx': article(blogPost({ author: 'first-persn' }), 'One\u0000\n\n##\n').replace('first-', 'first\u0007-'),
    })
    expect((await site.problems()).map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
      'blog/made.mdx:4:9 ref/unknown',
      'blog/made.mdx:4:14 file/control-character',
      'blog/made.mdx:11:4 file/control-character',
      'blog/made.mdx:13:1 mdx/empty',
      'people/made.yaml:1:1 file/control-character',
      'people/made.yaml:2:8 field/type',
      'people/made.yaml:3:7 file/control-character',
    ])
  })

  siteTest('cannot be written with escapes', async ({ site }) => {
    await site.write({ 'people/made.yaml': 'name: "A\\u0007B"\ntitle: A title\nbio: A text\n' })
    expect(await site.problems()).toEqual([expect.stringMatching(/^people\/made\.yaml:1:\d+ {2}file\/control-character/)])
  })
})
