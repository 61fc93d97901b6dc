import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Snippet, snippets } from '../../../renderer/editor/snippets'
import { components } from '../../../schemas/components/index'
import { parseBody } from '../../../src/engine/content/mdx/mdx'
import { splitFrontMatter } from '../../../src/engine/content/parse/front-matter'
import { collections } from '../../../src/site/collections/index'
import { realContent } from '../../support/real-content'
import { SITE } from '../../support/site'

const { names } = await realContent()
const made = Object.entries(snippets(SITE.model, names))

/** What VS Code inserts for a snippet before anything is typed: the first choice, or the sample. */
const written = ({ body }: Snippet) =>
  body
    .join('\n')
    .replace(/\$\{\d+\|((?:\\.|[^,|\\])*)(?:\\.|[^|\\])*\|\}/g, (_, first: string) => first.replace(/\\(.)/g, '$1'))
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, sample: string) => sample.replace(/\\(.)/g, '$1'))
    .replace('$0', 'End')

test('there is one for each component, and for the front matter of each collection of articles', () => {
  const articles = Object.values(collections).filter(({ format }) => format === 'mdx')
  expect(made.map(([name]) => name)).toEqual([
    ...articles.map(({ dir }) => `Front matter: ${dir}`),
    ...Object.keys(components).map((name) => `Component: ${name}`),
  ])
})

describe('what is right as it stands', () => {
  test.for(made.filter(([name]) => name.startsWith('Component')))('%s', ([, snippet]) => {
    const text = written(snippet)
    expect(text).not.toContain('${')
    expect(parseBody('blog/a.mdx', text.replace(/End$/, ''), components).problems).toEqual([])
  })

  test.for(made.filter(([name]) => name.startsWith('Front matter')))('%s', ([name, snippet]) => {
    const collection = Object.values(collections).find(({ dir }) => name.endsWith(dir))
    const { source, body, problems } = splitFrontMatter('blog/a.mdx', written(snippet))
    expect(problems).toEqual([])
    expect(collection?.schema.safeParse(parse(source.yaml)).error).toBeUndefined()
    expect(parseBody('blog/a.mdx', body ?? '', components).problems).toEqual([])
  })
})

test('a name with a special character is written as it is', () => {
  const odd = { ...names, choicesAt: () => ['Cost, value | $price}', 'Other'] }
  const blog = snippets(SITE.model, odd)['Front matter: blog']
  expect(blog?.body.join('\n')).toContain('|Cost\\, value \\| $price},Other|}')
  expect(blog && written(blog)).toContain('category: Cost, value | $price}\n')
})
