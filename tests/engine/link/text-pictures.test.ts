import { describe, expect } from 'vitest'
import { parseNodes } from '../../../src/engine/schema/body'
import { markdown } from '../../../src/site/outputs/markdown'
import { filesOf, outputOf, pagesOf, sitePage } from '../../renderer/made'
import { article, blogPost } from '../../support/factories'
import { pictureBytes } from '../../support/pictures'
import { siteTest } from '../../support/site-test'

const SHORT = '![Two cranes at dawn.](cranes.png "The harbor in May.")\n'
const LONG = '<Picture src="cranes.png" alt="Two cranes at dawn." caption="The harbor in May." />\n'
const written = (text: string) => ({ 'blog/made.mdx': article(blogPost(), `First.\n\n${text}`) })

describe('a picture in a text', () => {
  siteTest('comes with what pages need to show it, in both ways to write it', async ({ site }) => {
    await site.write({ 'blog/cranes.png': await pictureBytes({ format: 'png' }), ...written(`${SHORT}\n${LONG}`) })
    const graph = await site.graph()
    const shown = {
      type: 'component',
      name: 'Picture',
      props: {
        picture: {
          alt: 'Two cranes at dawn.',
          width: 1200,
          height: 800,
          stem: expect.stringMatching(/^\/media\/cranes-[0-9a-f]{10}$/),
          widths: [400, 720, 1200],
        },
        caption: 'The harbor in May.',
      },
      children: [],
    }
    const body = graph.blog.get('made')?.body
    expect(body && parseNodes(body.nodes).filter(({ type }) => type === 'component')).toEqual([shown, shown])
    expect(graph.pictures.map(({ file }) => file)).toEqual(['blog/cranes.png'])
  })

  siteTest('is on the page and in the Markdown beside it', async ({ site }) => {
    await site.write({ 'blog/cranes.png': await pictureBytes({ format: 'png' }), ...written(SHORT) })
    const graph = await site.graph()
    const [page] = pagesOf(graph, '/blog/made')
    expect(/<figure class="article-picture">.*?<\/figure>/s.exec(page?.html() ?? '')?.[0]).toMatchSnapshot()
    const files = await filesOf(markdown, outputOf(graph, { pages: [sitePage({ address: '/blog/made' })] }))
    expect(String([...files].find(([path]) => path === 'blog/made.md')?.[1])).toMatch(
      /!\[Two cranes at dawn\.\]\(https:\/\/[^/]+\/media\/cranes-[0-9a-f]{10}-1200\.webp\)\n\n\*The harbor in May\.\*/,
    )
  })

  siteTest('has another key when the bytes of its file are others', async ({ site }) => {
    const keyWith = async (colour: string) => {
      await site.write({ 'blog/cranes.png': await pictureBytes({ format: 'png', colour }), ...written(SHORT) })
      return (await site.graph()).blog.get('made')?.body.key
    }
    expect(await keyWith('#111')).not.toBe(await keyWith('#222'))
  })

  siteTest.for([
    ['without a text', '![](missing.jpg)'],
    ['without a text, as a component', '<Picture src="missing.jpg" />'],
  ] as const)('that is missing is named as such also %s', async ([, text], { site }) => {
    await site.write(written(text))
    expect((await site.problems()).map((line) => line.split('  ')[1])).toEqual([expect.stringMatching(/^mdx\//), 'picture/missing'])
  })

  siteTest.for([
    ['that is not there', '![Two cranes at dawn.](crane.png)'],
    ['in another folder', '![Two cranes at dawn.](../people/cranes.png)'],
    ['of another site', '![Two cranes at dawn.](https://a.example/cranes.png)'],
    ['without a text', '![](cranes.png)'],
    ['named after its file', '![cranes.png](cranes.png)'],
    ['too small', '![A crane at dawn.](small.png)'],
    ['in a sentence', 'See ![a crane](cranes.png) here.'],
    ['in a row', '![A crane at dawn.](cranes.png)\n![Two cranes at dawn.](cranes.png)'],
    ['with an unknown attribute', '<Picture src="cranes.png" alt="Two cranes at dawn." title="No." />'],
  ] as const)('%s is refused', async ([, text], { site }) => {
    const files = { 'blog/cranes.png': await pictureBytes(), 'blog/small.png': await pictureBytes({ width: 300 }) }
    await site.write({ ...files, ...written(`${text}\n\n![A small crane.](small.png)\n\n${SHORT}`) })
    expect(await site.problems()).toMatchSnapshot()
  })

  siteTest('should say what it shows', async ({ site }) => {
    await site.write({ 'blog/cranes.png': await pictureBytes(), ...written('![Photo of a crane.](cranes.png)\n') })
    expect((await site.style()).filter((line) => line.includes('editorial/alt'))).toMatchSnapshot()
  })
})
