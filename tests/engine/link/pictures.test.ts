import { describe, expect } from 'vitest'
import { article, blogPost, event, person } from '../../support/factories'
import { movingPicture, pictureBytes, truncated } from '../../support/pictures'
import { siteTest } from '../../support/site-test'

const picture = (src: string) => ({ src, alt: 'What it shows' })

describe('the picture of an entry', () => {
  siteTest('is a file beside it, and comes with the graph once', async ({ site }) => {
    const bytes = await pictureBytes({ width: 300, height: 400 })
    await site.write({
      'people/shared.jpg': bytes,
      'people/made.yaml': person({ image: picture('shared.jpg') }),
      'people/other.yaml': person({ image: picture('shared.jpg') }),
    })
    const { pictures, people } = await site.graph()
    expect(pictures.map(({ file, bytes: found }) => [file, Buffer.from(found)])).toEqual([['people/shared.jpg', Buffer.from(bytes)]])
    const shown = {
      alt: 'What it shows',
      width: 300,
      height: 400,
      stem: expect.stringMatching(/^\/media\/shared-[0-9a-f]{10}$/),
      widths: [120, 240, 300],
    }
    expect(['made', 'other'].map((slug) => people.get(slug)?.image)).toEqual([shown, shown])
  })

  siteTest('has another address when its bytes are others', async ({ site }) => {
    const imageOf = async (colour: string) => {
      await site.write({
        'people/a.png': await pictureBytes({ format: 'png', colour }),
        'people/made.yaml': person({ image: picture('a.png') }),
      })
      return (await site.graph()).people.get('made')?.image
    }
    const [first, second, again] = [await imageOf('#111'), await imageOf('#222'), await imageOf('#111')]
    expect(second).not.toEqual(first)
    expect(again).toEqual(first)
  })

  siteTest('has the size that it has upright', async ({ site }) => {
    const bytes = await pictureBytes({ width: 600, height: 300, orientation: 6 })
    await site.write({ 'people/a.jpg': bytes, 'people/made.yaml': person({ image: picture('a.jpg') }) })
    expect((await site.graph()).people.get('made')?.image).toMatchObject({ width: 300, height: 600 })
  })

  siteTest.for(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s under the name of another kind', async (format, { site }) => {
    await site.write({ 'people/a.PNG': await pictureBytes({ format }), 'people/made.yaml': person({ image: picture('a.PNG') }) })
    expect((await site.graph()).pictures).toMatchObject([{ file: 'people/a.PNG', width: 1200, height: 800 }])
  })

  siteTest.for(['missing.png', '..', 'first-person.yaml'])('%s is not there', async (src, { site }) => {
    await site.write({ 'people/made.yaml': person({ image: picture(src) }) })
    expect(await site.problems()).toEqual([
      `people/made.yaml:5:8  picture/missing  The picture \`${src}\` is not in the folder of the entry.`,
    ])
  })

  siteTest.for([
    ['Plain.JPG', 'plain.jpg'],
    ['portrait.jpg', 'potrait.jpg'],
  ] as const)('%s may be meant by %s', async ([there, src], { site }) => {
    await site.write({ [`people/${there}`]: await pictureBytes(), 'people/made.yaml': person({ image: picture(src) }) })
    expect(await site.problems()).toEqual([
      `people/made.yaml:5:8  picture/missing  The picture \`${src}\` is not in the folder of the entry. Did you mean \`${there}\`?`,
    ])
  })

  siteTest('is not looked for in another folder', async ({ site }) => {
    await site.write({
      'people/shared.png': await pictureBytes(),
      'people/made.yaml': person({ image: picture('shared.png') }),
      'blog/made.mdx': article(blogPost({ image: picture('shared.png') })),
    })
    expect(await site.problems()).toEqual([
      'blog/made.mdx:10:8  picture/missing  The picture `shared.png` is not in the folder of the entry.',
    ])
  })

  siteTest.for(['http://a.example/a.png', 'data:image/png;base64,AA', 'a b.png', 'Köln.jpg'])(
    '%s is no file name',
    async (src, { site }) => {
      await site.write({ 'people/made.yaml': person({ image: picture(src) }) })
      expect(await site.problems()).toEqual([
        `people/made.yaml:5:8  field/format  \`image.src\` is \`${src}\`, which is neither the name of a file beside the entry (letters A-Z and a-z, digits, \`.\`, \`_\` and \`-\`; no folders) nor an https address.`,
      ])
    },
  )
})

/** A drawing of few bytes and very many rectangles, which a decoder would be busy with for seconds. */
const COSTLY_DRAWING = [
  '\ufeff<?xml version="1.0"?>\n<!-- A drawing -->\n<svg xmlns="http://www.w3.org/2000/svg"><g id="a0"><rect width="1" height="1"/></g>',
  ...Array.from({ length: 59 }, (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`),
  '<use href="#a59"/></svg>',
].join('')

describe('a picture file that cannot be shown', () => {
  const halved = async (format: 'jpeg' | 'png' | 'webp' | 'avif') => truncated(await pictureBytes({ format }))
  siteTest.for([
    ['text', 'a.jpg', async () => new TextEncoder().encode('<html>')],
    ['nothing', 'a.png', async () => new Uint8Array()],
    ['half of a JPEG', 'a.jpg', () => halved('jpeg')],
    ['half of a PNG', 'a.png', () => halved('png')],
    ['half of a WebP', 'a.webp', () => halved('webp')],
    ['half of an AVIF', 'a.avif', () => halved('avif')],
    ['a drawing', 'a.svg', async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'a drawing in disguise',
      'a.png',
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a drawing in disguise, behind its comments', 'a.png', async () => new TextEncoder().encode(COSTLY_DRAWING)],
    ['the beginning of a PNG only', 'a.png', async () => (await pictureBytes({ format: 'png' })).subarray(0, 8)],
    ['a TIFF in disguise', 'a.jpg', () => pictureBytes({ format: 'tiff' })],
    ['another file of four letters', 'a.webp', async () => new TextEncoder().encode('RIFF\u0001\u0001\u0001\u0001WAVEfmt ')],
    ['a GIF in disguise', 'a.png', () => pictureBytes({ format: 'gif' })],
    ['a picture that moves', 'a.webp', movingPicture],
    ['a photo that browsers do not read', 'a.HEIC', async () => new Uint8Array([1])],
    ['too narrow a picture', 'a.png', () => pictureBytes({ width: 1199, height: 480 })],
    ['too low a picture', 'a.png', () => pictureBytes({ width: 1200, height: 479 })],
    ['too many pixels', 'a.png', () => pictureBytes({ width: 10_000, height: 5001, format: 'png' })],
    ['too many bytes', 'a.jpg', async () => new Uint8Array(20 * 1024 * 1024 + 1)],
  ] as const)('%s', async ([, name, bytes], { site }) => {
    await site.write({ [`blog/${name}`]: await bytes(), 'blog/made.mdx': article(blogPost({ image: picture(name) })) })
    expect((await site.printed()).replaceAll(site.root, '')).toMatchSnapshot()
  })

  siteTest('takes no time, however many there are', async ({ site }) => {
    const drawings = Array.from({ length: 20 }, (_, index) => [`blog/p${index}.png`, COSTLY_DRAWING] as const)
    await site.write(Object.fromEntries(drawings))
    const begin = performance.now()
    expect(await site.problems()).toHaveLength(20)
    expect(performance.now() - begin).toBeLessThan(5_000)
  })

  siteTest('is too small in one place and not in another', async ({ site }) => {
    const bytes = await pictureBytes({ width: 640, height: 400 })
    await site.write({
      'events/a.jpg': bytes,
      'events/made.yaml': event({ image: picture('a.jpg') }),
      'people/a.jpg': bytes,
      'people/made.yaml': person({ image: picture('a.jpg') }),
    })
    expect(await site.problems()).toEqual([])
    await site.write({
      'events/a.jpg': await pictureBytes({ width: 639, height: 400 }),
      'people/a.jpg': await pictureBytes({ width: 240, height: 239 }),
    })
    expect(await site.problems()).toEqual([
      'events/made.yaml:13:8  picture/small  `a.jpg` has 639 × 400 pixels; at least 640 × 400 are needed here.',
      'people/made.yaml:5:8  picture/small  `a.jpg` has 240 × 239 pixels; at least 240 × 240 are needed here.',
    ])
  })
})

describe('a picture file that no entry names', () => {
  siteTest('is reported, whatever it holds', async ({ site }) => {
    await site.write({ 'people/a.png': await pictureBytes(), 'people/b.svg': '<svg/>', 'people/c.jpg': 'text' })
    expect(await site.problems()).toEqual(
      ['a.png', 'b.svg', 'c.jpg'].map((name) => `people/${name}  picture/unused  No entry in the folder names the picture \`${name}\`.`),
    )
  })

  siteTest.for([
    ['in another field', { ...person({ image: picture('a.png') }), name: 7 }, '1:7  field/type'],
    ['in a reference', event({ image: picture('a.png'), title: '{fact:nothing}' }), '1:9  fact/unknown'],
    ['a text for the mapping', { ...person(), image: 'a.png' }, '4:8  field/type'],
    ['a folder before the name', person({ image: picture('people/a.png') }), '5:8  field/format'],
    ['a file that is not there', person({ image: picture('elsewhere.webp') }), '5:8  picture/missing'],
  ] as const)('is not judged while an entry of the folder has a mistake: %s', async ([, entry, expected], { site }) => {
    const folder = 'bio' in entry ? 'people' : 'events'
    await site.write({
      [`${folder}/a.png`]: await pictureBytes(),
      [`${folder}/made.yaml`]: entry,
      'services/b.png': await pictureBytes(),
    })
    expect(await site.problems()).toEqual([
      expect.stringContaining(`${folder}/made.yaml:${expected}  `),
      'services/b.png  picture/unused  No entry in the folder names the picture `b.png`.',
    ])
  })

  siteTest.for([
    ['made.yaml', 'image: {', 'yaml/syntax'],
    ['Made it.yaml', person({ image: picture('a.png') }), 'file/slug'],
    ['made.yml', person({ image: picture('a.png') }), 'file/stray'],
  ] as const)('is not judged while %s beside it cannot be read', async ([name, contents, code], { site }) => {
    await site.write({ 'people/a.png': await pictureBytes(), [`people/${name}`]: contents, 'events/b.png': await pictureBytes() })
    expect(await site.problems()).toEqual([
      expect.stringContaining('events/b.png  picture/unused'),
      expect.stringMatching(new RegExp(`^people/${name}.*  ${code}  `)),
    ])
  })
})

describe('what is written of a picture', () => {
  siteTest.for([
    ['no text', { src: 'a.png' }],
    ['an empty text', { src: 'a.png', alt: ' ' }],
    ['a size that the file says itself', { src: 'a.png', alt: 'What it shows', width: 400, height: 300 }],
    ['no size on another host', { src: 'https://pictures.example/a.png', alt: 'What it shows' }],
  ] as const)('%s', async ([, image], { site }) => {
    if (image.src === 'a.png') await site.write({ 'people/a.png': await pictureBytes() })
    else await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    await site.write({ 'people/made.yaml': { ...person(), image } })
    expect(await site.printed()).toMatchSnapshot()
  })
})

describe('the text for those who do not see a picture', () => {
  const problem = (alt: string) =>
    `people/made.yaml:6:8  picture/alt  The text \`${alt}\` is the name of the file; it says nothing about what the picture shows.`

  siteTest.for(['harbor-2.jpg', 'harbor-2', 'Harbor-2.JPG', ' harbor-2 '])('is not the name of its file: "%s"', async (alt, { site }) => {
    await site.write({ 'people/harbor-2.jpg': await pictureBytes(), 'people/made.yaml': person({ image: { src: 'harbor-2.jpg', alt } }) })
    expect(await site.problems()).toEqual([problem(alt.trim())])
  })

  siteTest('may hold the name of its file', async ({ site }) => {
    const image = { src: 'harbor.jpg', alt: 'Harbor' }
    await site.write({ 'people/harbor.jpg': await pictureBytes(), 'people/made.yaml': person({ image }) })
    expect(await site.problems()).toEqual([])
  })

  siteTest('is not the name of a file on another host either', async ({ site }) => {
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    const image = { src: 'https://pictures.example/2024/harbor.jpg?w=400', alt: 'harbor', width: 400, height: 300 }
    await site.write({ 'people/made.yaml': person({ image }) })
    expect(await site.problems()).toEqual([problem('harbor')])
  })
})
