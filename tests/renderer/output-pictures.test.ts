import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createDevelopmentSite } from '../../renderer/development'
import { makePicture } from '../../renderer/outputs/picture-recipe'
import { pictures, picturesBy } from '../../renderer/outputs/pictures'
import { sourceOf } from '../architecture/source'
import { article, blogPost, person } from '../support/factories'
import { pictureBytes } from '../support/pictures'
import { ROOT } from '../support/run-command'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { filesOf, outputOf, pagesOf } from './made'

const image = (src: string) => ({ src, alt: 'What it shows' })

/** Format, width and height of each file. */
async function measured(files: ReadonlyMap<string, string | Uint8Array>) {
  const found = [...files].map(async ([path, bytes]) => {
    const { mediaType, width, height, exif } = await sharp(Buffer.from(bytes)).metadata()
    return `${path.replace(/-[0-9a-f]{10}-/, '-HASH-')} ${mediaType} ${width}×${height}${exif ? ' with Exif' : ''}`
  })
  return Promise.all(found)
}

/** Addresses of pictures that documents load. */
const loadedBy = (html: string) => new Set(html.match(/\/media\/[^ ",]+\.(?:avif|webp)/g))

describe('pictures', () => {
  siteTest('are made in the widths of their use, never larger than the file', async ({ site }) => {
    await site.write({
      'blog/wide.jpg': await pictureBytes({ width: 1300, height: 650 }),
      'blog/made.mdx': article(blogPost({ image: image('wide.jpg') })),
      'people/face.png': await pictureBytes({ width: 500, height: 400, orientation: 6 }),
      'people/made.yaml': person({ image: image('face.png') }),
    })
    expect(await measured(await filesOf(pictures, outputOf(await site.graph())))).toEqual([
      'media/wide-HASH-400.avif image/avif 400×200',
      'media/wide-HASH-400.webp image/webp 400×200',
      'media/wide-HASH-800.avif image/avif 800×400',
      'media/wide-HASH-800.webp image/webp 800×400',
      'media/wide-HASH-1200.avif image/avif 1200×600',
      'media/wide-HASH-1200.webp image/webp 1200×600',
      'media/wide-HASH-1300.avif image/avif 1300×650',
      'media/wide-HASH-1300.webp image/webp 1300×650',
      'media/face-HASH-120.avif image/avif 120×150',
      'media/face-HASH-120.webp image/webp 120×150',
      'media/face-HASH-240.avif image/avif 240×300',
      'media/face-HASH-240.webp image/webp 240×300',
      'media/face-HASH-360.avif image/avif 360×450',
      'media/face-HASH-360.webp image/webp 360×450',
    ])
  })

  siteTest('that lie beside entries of two folders are made once, for all uses', async ({ site }) => {
    const bytes = await pictureBytes()
    await site.write({
      'blog/a.jpg': bytes,
      'blog/made.mdx': article(blogPost({ image: image('a.jpg') })),
      'people/a.jpg': bytes,
      'people/made.yaml': person({ image: image('a.jpg') }),
    })
    const widths = [...pictures.emit(outputOf(await site.graph()))].map(({ path }) => /(\d+)\.webp$/.exec(path)?.[1]).filter(Boolean)
    expect(widths).toEqual(['400', '800', '1200', '120', '240', '360'])
  })

  siteTest('keep their key while they are the same, whatever the code', async ({ site }) => {
    const keysOf = async (codeKey: string) =>
      [...pictures.emit(outputOf(await site.graph(), { codeKey }))].map(({ path, key }) => `${path} ${key}`)
    await site.write({ 'people/a.jpg': await pictureBytes(), 'people/made.yaml': person({ image: image('a.jpg') }) })
    const before = await keysOf('before')
    expect(await keysOf('after')).toEqual(before)
    await site.write({ 'people/a.jpg': await pictureBytes({ colour: '#123456' }) })
    expect((await keysOf('before')).filter((one) => before.includes(one))).toEqual([])
  })

  siteTest('have another key by another recipe', async ({ site }) => {
    await site.write({ 'people/a.jpg': await pictureBytes(), 'people/made.yaml': person({ image: image('a.jpg') }) })
    const output = outputOf(await site.graph())
    const keysBy = (text: string) => [...picturesBy({ make: makePicture, text }).emit(output)].map(({ key }) => key)
    expect(keysBy('one')).toEqual(keysBy('one'))
    expect(keysBy('other').filter((key) => keysBy('one').includes(key))).toEqual([])
  })

  test('are made by one file, whose text is in their key', async () => {
    const path = 'renderer/outputs/picture-recipe.ts'
    const { imports } = sourceOf({ path, text: await readFile(join(ROOT, path), 'utf8') })
    expect(imports.filter(({ kind }) => kind !== 'type').map(({ specifier }) => specifier)).toEqual(['sharp'])
  })

  siteTest('are all there for the pages that load them', async ({ site }) => {
    await site.write({
      'blog/a.jpg': await pictureBytes({ width: 1700, height: 1000 }),
      'blog/made.mdx': article(blogPost({ image: image('a.jpg'), author: 'made', featured: true })),
      'people/a.jpg': await pictureBytes(),
      'people/made.yaml': person({ image: image('a.jpg') }),
    })
    const graph = await site.graph()
    const made = [...pictures.emit(outputOf(graph))].map(({ path }) => `/${path}`)
    const loaded = new Set(pagesOf(graph).flatMap((page) => [...loadedBy(page.html())]))
    expect([...loaded].toSorted()).toEqual(made.toSorted())
    const development = createDevelopmentSite(SITE, graph)
    for (const address of loaded) expect(development.answer(address, false)).toMatchObject({ kind: 'file', path: address.slice(1) })
  })

  siteTest('load at once at the head of a page, and late in lists', async ({ site }) => {
    await site.write({ 'blog/a.jpg': await pictureBytes(), 'blog/made.mdx': article(blogPost({ image: image('a.jpg') })) })
    const [page, list] = pagesOf(await site.graph(), '/blog/made', '/blog').map((one) =>
      (/<picture .*?<\/picture>/s.exec(one.html())?.[0] ?? '').replace(/-[0-9a-f]{10}-/g, '-HASH-').replace(/(<| srcSet=)/g, '\n$1'),
    )
    expect([page, list].join('\n')).toMatchSnapshot()
  })

  siteTest('of another host are loaded from there', async ({ site }) => {
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    const remote = { ...image('https://pictures.example/a.png'), width: 1200, height: 800 }
    await site.write({ 'blog/made.mdx': article(blogPost({ image: remote })) })
    const graph = await site.graph()
    expect(await filesOf(pictures, outputOf(graph))).toEqual(new Map())
    const [page] = pagesOf(graph, '/blog/made')
    expect(page?.html()).toContain(
      '<img src="https://pictures.example/a.png" alt="What it shows" width="1200" height="800" loading="eager" fetchPriority="high" decoding="async"/>',
    )
  })
})
