import { describe, expect } from 'vitest'
import { article, blogPost, person } from '../support/factories'
import { siteTest } from '../support/site-test'

const picture = (src: string) => ({ src, alt: 'What it shows', width: 400, height: 300 })
const BYTES = new Uint8Array([0x89, 0x50])

describe('the picture of an entry', () => {
  siteTest('is a file beside it, and comes with the graph once', async ({ site }) => {
    await site.write({
      'people/shared.png': BYTES,
      'people/unused.png': BYTES,
      'people/made.yaml': person({ image: picture('shared.png') }),
      'people/other.yaml': person({ image: picture('shared.png') }),
    })
    const { pictures } = await site.graph()
    expect(pictures.map(({ file, bytes }) => [file, ...bytes])).toEqual([['people/shared.png', 0x89, 0x50]])
  })

  siteTest.for(['missing.png', '..', 'first-person.yaml', 'Shared.png'])('%s is not there', async (src, { site }) => {
    await site.write({ 'people/shared.png': BYTES, 'people/made.yaml': person({ image: picture(src) }) })
    expect(await site.problems()).toEqual([`people/made.yaml:5:8  picture/missing  The picture \`${src}\` is not beside the entry.`])
  })

  siteTest('is not looked for in another folder', async ({ site }) => {
    await site.write({ 'people/shared.png': BYTES, 'blog/made.mdx': article(blogPost({ image: picture('shared.png') })) })
    expect(await site.problems()).toEqual(['blog/made.mdx:10:8  picture/missing  The picture `shared.png` is not beside the entry.'])
  })

  siteTest.for(['../people/a.png', 'folder/a.png', '/a.png', 'http://a.example/a.png', 'data:image/png;base64,AA', 'a b.png'])(
    '%s is no file name',
    async (src, { site }) => {
      await site.write({ 'people/made.yaml': person({ image: picture(src) }) })
      expect(await site.problems()).toEqual([
        `people/made.yaml:5:8  field/format  \`image.src\` is \`${src}\`, which is neither a file name nor an https address.`,
      ])
    },
  )
})

describe('a picture of another host', () => {
  const remote = person({ image: picture('https://pictures.example/a.png') })
  const problem = 'people/made.yaml:5:8  picture/host  Pictures may not come from `pictures.example`.'

  siteTest('is refused unless the identity allows the host', async ({ site }) => {
    await site.write({ 'people/made.yaml': remote })
    expect(await site.problems()).toEqual([problem])
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    expect((await site.graph()).pictures).toEqual([])
  })

  siteTest.for([
    ['a user name in front', 'https://pictures.example@other.example/a.png', 'other.example'],
    ['a name that ends alike', 'https://not-pictures.example/a.png', 'not-pictures.example'],
    ['a backslash', 'https://other.example\\@pictures.example/a.png', 'other.example'],
  ] as const)('is not allowed by %s', async ([, src, host], { site }) => {
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    await site.write({ 'people/made.yaml': person({ image: picture(src) }) })
    expect(await site.problems()).toEqual([`people/made.yaml:5:8  picture/host  Pictures may not come from \`${host}\`.`])
  })

  siteTest('is not judged while the identity itself is wrong', async ({ site }) => {
    await site.write({ 'people/made.yaml': remote })
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: 7\nimageHosts: [pictures.example]\n')
    expect(await site.problems()).toEqual(['site/identity.yaml:1:7  field/type  `name` has to be a text, not `7`.'])
  })
})
