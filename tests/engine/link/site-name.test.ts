import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linkGraph } from '../../../src/engine/content/link/link'
import { readContent } from '../../../src/engine/content/read/read'
import { required } from '../../../src/engine/problems/problem'
import { template, text } from '../../../src/engine/schema/fields'
import { bodyOf, problemsOfText } from '../../support/body'
import { article, blogPost, person } from '../../support/factories'
import { ROOT } from '../../support/run-command'
import { parseContent } from '../../support/site'
import { siteTest, TODAY } from '../../support/site-test'

const identity = await readFile(join(ROOT, 'tests/fixtures/site/site/identity.yaml'), 'utf8')
const NAME = /^name: (.+)$/m.exec(identity)?.[1] ?? ''

describe('the name of the site', () => {
  siteTest('stands in the texts of data, in single files and entries', async ({ site }) => {
    await site.write({
      'people/ada.yaml': person({ bio: 'Began {name}, and {name} began with her.' }),
      'blog/first.mdx': article(blogPost({ title: 'A year of {name}' })),
    })
    await site.replace('site/strings.yaml', 'More about {person}', 'More at {name} about {person}')
    const { people, blog, site: shared } = await site.graph()
    expect(people.get('ada')?.bio).toBe(`Began ${NAME}, and ${NAME} began with her.`)
    expect(blog.get('first')?.title).toBe(`A year of ${NAME}`)
    // What is filled for each page is left to it.
    expect(shared.strings.article.moreAbout).toBe(`More at ${NAME} about {person}`)
  })

  siteTest('is left out of files that are no prose', async ({ site }) => {
    const files = (await readContent(site.root)).filter(({ file }) => file.startsWith('tools/')).map(({ file }) => file)
    const [file = ''] = files
    await site.replace(file, 'name,owner', '{name},owner')
    expect([...(await site.graph()).tools.values()].map((tool) => tool.text).join()).toContain('{name},owner')
  })

  test('stands in articles: in sentences, headings, links, tables and attributes', () => {
    expect(bodyOf('{name}’s year, and *{name}* too').plain).toBe('Mill Lane’s year, and Mill Lane too')
    expect(bodyOf('## Why {name}').headings).toEqual([{ level: 2, id: 'why-mill-lane', text: 'Why Mill Lane' }])
    expect(bodyOf('[About {name}](/about)').plain).toBe('About Mill Lane')
    expect(bodyOf('| who |\n|---|\n| {name} |').plain).toBe('who Mill Lane')
    expect(bodyOf('<Quote by="Ada" role="Baker, {name}">\n\na\n\n</Quote>').nodes).toMatchObject([{ props: { role: 'Baker, Mill Lane' } }])
    expect(bodyOf('{name}').plain).toBe('Mill Lane')
  })

  test('is the same as if it were written out', () => {
    expect(bodyOf('At {name}, on {name} Road.').key).toBe(bodyOf('At Mill Lane, on Mill Lane Road.').key)
  })

  test('is text where it stands in code, or behind backslashes', () => {
    expect(bodyOf('`{name}` and \\{name\\}').plain).toBe('{name} and {name}')
  })
})

describe('a mistake with it', () => {
  test('in an article is a problem with its place', () => {
    expect(problemsOfText('At {nmae}, and {site.name}.')).toMatchInlineSnapshot(`
      [
        "1:4  mdx/expression  \`{nmae}\` is code, which content cannot hold. Did you mean \`{name}\`?",
        "1:16  mdx/expression  \`{site.name}\` is code, which content cannot hold.",
      ]
    `)
  })

  siteTest('in data is a problem with its line and the place that is meant', async ({ site }) => {
    await site.write({ 'people/ada.yaml': person({ bio: 'Began {nmae} with others.' }) })
    expect(await site.problems()).toMatchInlineSnapshot(`
      [
        "people/ada.yaml:3:12  field/place  \`bio\` has the place \`{nmae}\`, which nothing fills. Did you mean \`{name}\`?",
      ]
    `)
  })

  siteTest('in the name itself is refused', async ({ site }) => {
    await site.replace('site/identity.yaml', `name: ${NAME}`, "name: '{name} & Co'")
    expect(await site.problems()).toMatchInlineSnapshot(`
      [
        "site/identity.yaml:1:7  field/format  \`name\` is \`{name} & Co\`, which holds a brace.",
      ]
    `)
  })

  test('in a schema is a mistake of its author', () => {
    expect(() => template(text(60), 'name')).toThrow('A place cannot be called {name}: that is the name of the site.')
  })
})

test('a site that changes its name has the new one in all texts, and the old one in none', async () => {
  const raw = await readContent(join(ROOT, 'content'))
  const renamed = raw.map((entry) =>
    entry.kind === 'text' && entry.file === 'site/identity.yaml'
      ? { ...entry, text: entry.text.replace(/^name: .+$/m, 'name: Nettle & Rye') }
      : entry,
  )
  const graph = required(linkGraph(parseContent(renamed).value, { today: TODAY }).value, 'the graph')
  const entries = [...graph.collections.values()].flatMap((collection) => [...collection.values()])
  const texts = JSON.stringify([graph.site, graph.pages, entries])
  expect(texts).toContain('Nettle & Rye renews ISO/IEC 27001')
  expect(texts).toContain('Nettle & Rye is not listed.')
  expect(texts.match(/.{20}(?:Aldergate|\{name\}).{20}/g)).toBeNull()
})
