import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { fillGuide } from '../../../renderer/editor/guide'
import { picture } from '../../../schemas/fields'
import { singletons } from '../../../schemas/index'
import { parseBody } from '../../../src/engine/content/mdx/mdx'
import { splitFrontMatter } from '../../../src/engine/content/parse/front-matter'
import { slugify } from '../../../src/engine/lib/text'
import { formatProblems } from '../../../src/engine/problems/format'
import { problem } from '../../../src/engine/problems/problem'
import { collections } from '../../../src/site/collections/index'
import { examplesIn, guide, isThere } from '../../support/guide'
import { realContent } from '../../support/real-content'
import { ROOT } from '../../support/run-command'
import { SITE } from '../../support/site'

const { names } = await realContent()
const components = Object.entries(SITE.model.components)

describe('the guide', () => {
  test('has the tables that the schemas make', () => {
    expect(fillGuide(guide, SITE.model)).toEqual({ text: guide })
  })

  test.for(Object.values(collections).map(({ dir }) => dir))('has the fields of %s', (dir) => {
    expect(guide).toContain(`### ${dir}\n`)
    expect(guide).toMatch(new RegExp(`<!-- fields:${dir} -->\n\n\\| Field \\|.*\n\\| --- `))
  })

  test.for(components)('has an example of %s, and its attributes', ([name, { schema }]) => {
    expect(examplesIn('mdx').filter((text) => text.includes(`<${name}`))).not.toEqual([])
    if (Object.keys(schema.shape).length > 0) expect(guide).toMatch(new RegExp(`<!-- attributes:${name} -->\n\n\\| Attribute `))
  })

  test('says which components hold nothing', () => {
    const said = [...guide.matchAll(/^### (\w+)\n\n[^\n]*It holds no text\.$/gm)].map(([, name = '']) => name)
    expect(new Set([...said, 'Fact'])).toEqual(new Set(components.flatMap(([name, { childless }]) => (childless ? [name] : []))))
  })

  test('leads to places that there are', () => {
    const anchors = new Set([...guide.matchAll(/^#{1,4} (.*)$/gm)].map(([, words = '']) => slugify(words)))
    const targets = [...guide.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)
    expect(targets.length).toBeGreaterThan(10)
    const lost = targets.filter(
      (target) => !target.startsWith('https://') && !(target.startsWith('#') ? anchors.has(target.slice(1)) : isThere(target)),
    )
    expect(lost).toEqual([])
  })

  test('names commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }
    const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

describe('the examples of the guide', () => {
  test.for(examplesIn('mdx').map((text) => [text.split('\n')[0] ?? '', text] as const))('are valid texts: %s', ([, text]) => {
    const { body, source, problems } = text.startsWith('---')
      ? splitFrontMatter('blog/a.mdx', text)
      : { body: text, source: undefined, problems: [] }
    expect(problems).toEqual([])
    expect(parseBody('blog/a.mdx', body ?? '', SITE.model.components).problems).toEqual([])
    if (source) expect(collections.blog.schema.safeParse(parse(source.yaml)).error).toBeUndefined()
  })

  test('name facts that there are', () => {
    const keys = examplesIn('mdx').flatMap((text) => [
      ...[...text.matchAll(/<Fact name="([^".]*)/g)].map(([, key = '']) => key),
      ...[...text.matchAll(/facts="([^"]*)"/g)].flatMap(([, list = '']) => list.split(', ')),
    ])
    expect(keys.length).toBeGreaterThan(3)
    expect(keys.filter((key) => !names.facts.includes(key))).toEqual([])
  })

  test.for([
    ['image:', picture('page')],
    ['waive:', collections.people.schema.shape.waive],
    ['offices:', singletons.site.facts],
    ['- from:', singletons.site.redirects],
  ] as const)('are valid data: %s', ([start, schema]) => {
    const text = examplesIn('yaml').find((example) => example.startsWith(start))
    const data: unknown = parse(text ?? '')
    const value = start === 'image:' || start === 'waive:' ? (data as Record<string, unknown>)[start.slice(0, -1)] : data
    expect(schema.safeParse(value).error).toBeUndefined()
    expect(value).toBeTypeOf('object')
  })

  test('show a problem as it is printed', () => {
    const example = examplesIn('text').find((text) => text.includes('field/choice'))
    const file = 'content/events/edge-roundtable.yaml'
    const source = readFileSync(join(ROOT, file), 'utf8').replace('type: Webinar', 'type: Webinr')
    const choices = names.choicesAt('pages.events.types')
    const made = problem('field/choice', { file, line: 3, column: 7 }, 'type', 'Webinr', choices, 'Webinar')
    expect(formatProblems([made], () => source).split('\n\n')[0]).toBe(example?.trimEnd())
  })
})
