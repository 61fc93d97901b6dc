import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { parseBody } from '../../../src/engine/content/mdx/mdx'
import { defineComponent } from '../../../src/engine/schema/component'
import { bodyOf, problemsOfText } from '../../support/body'

/** The first component of a text, without its position. */
const component = (text: string) => {
  const found = bodyOf(text).nodes.find((node) => node.type === 'component')
  return found?.type === 'component' ? { name: found.name, props: found.props } : undefined
}

describe('a component', () => {
  test.for([
    ['Callout', '<Callout>\n\na\n\n</Callout>', { tone: 'note' }],
    ['Callout', '<Callout tone="bad" title="Mind this">\n\na\n\n</Callout>', { tone: 'bad', title: 'Mind this' }],
    ['Figure', '<Figure caption="What it shows.">\n\n1. a\n\n</Figure>', { caption: 'What it shows.' }],
    ['Quote', '<Quote by="A person" role="Director">\n\na\n\n</Quote>', { by: 'A person', role: 'Director' }],
    [
      'Stats',
      '<Stats items="62: systems; 81%: paid back: twice" />',
      {
        items: [
          { label: 'systems', value: '62' },
          { label: 'paid back: twice', value: '81%' },
        ],
      },
    ],
    ['Stats', '<Stats facts="clients" />', { items: [{ label: 'clients', value: '12' }] }],
    [
      'BarChart',
      '<BarChart caption="Share." items="Intake: 81; Chat: 17.5" bars="Way" measure="Share" />',
      {
        bars: 'Way',
        measure: 'Share',
        caption: 'Share.',
        unit: '',
        items: [
          { label: 'Intake', value: 81 },
          { label: 'Chat', value: 17.5 },
        ],
      },
    ],
    [
      'BarChart',
      '<BarChart caption="Share." unit="%" items="Intake: 13 of 16; Chat: 1 of 6" bars="Way" measure="Share" />',
      {
        bars: 'Way',
        measure: 'Share',
        caption: 'Share.',
        unit: '%',
        items: [
          { label: 'Intake', value: 81 },
          { label: 'Chat', value: 17 },
        ],
      },
    ],
    ['Steps', '<Steps>\n\n1. a\n\n</Steps>', {}],
  ] as const)('%s: %s', ([name, text, props]) => {
    expect(problemsOfText(`${text}\n`)).toEqual([])
    expect(component(`${text}\n`)).toEqual({ name, props })
  })

  test('holds Markdown and other components', () => {
    const [outer] = bodyOf('<Callout>\n\n- a\n\n<Quote by="A">\n\nb\n\n</Quote>\n\n</Callout>\n').nodes
    const inner =
      outer?.type === 'component' ? outer.children.map((node) => (node.type === 'text' ? '' : 'tag' in node ? node.tag : node.name)) : []
    expect(inner.filter(Boolean)).toEqual(['ul', 'Quote'])
  })
})

describe('a component that is not known', () => {
  test.for([
    ['Calout', ' Did you mean `Callout`?'],
    ['callOut', ' Did you mean `Callout`?'],
    ['callout', ' Did you mean `Callout`?'],
    ['figure', ' Did you mean `Figure`?'],
    ['div', undefined],
    ['Chart', ''],
    ['Callout.Title', ''],
    ['HasOwnProperty', ''],
  ] as const)('<%s>', ([name, suggestion]) => {
    const expected =
      suggestion === undefined
        ? `mdx/html  \`<${name}>\` is HTML, which content cannot hold.`
        : `mdx/component  The component \`<${name}>\` is not known.${suggestion}`
    expect(problemsOfText(`a <${name} />\n`)).toEqual([`1:3  ${expected}`])
  })
})

describe('an attribute', () => {
  const reasons = (attributes: string, name = 'Callout') => problemsOfText(`<${name} ${attributes}>\n\na\n\n</${name}>\n`)

  test.for([
    ['is not known', 'Callout', 'titel="a"', '`titel` is no attribute of it. Did you mean `title`?', 10],
    ['is not known at all', 'Callout', 'style="color: red"', '`style` is no attribute of it. It takes `tone`, `title`.', 10],
    [
      'is named like the prototype of objects',
      'Callout',
      '__proto__="a"',
      '`__proto__` is no attribute of it. It takes `tone`, `title`.',
      10,
    ],
    ['is none of the choices', 'Callout', 'tone="warm"', '`tone` is `warm`, which is not one of `note`, `good`, `bad`.', 10],
    [
      'is nearly one of the choices',
      'Callout',
      'tone="godo"',
      '`tone` is `godo`, which is not one of `note`, `good`, `bad`. Did you mean `good`?',
      10,
    ],
    ['is missing', 'Quote', '', '`by` is missing.', 1],
    ['is empty', 'Quote', 'by=""', '`by` is empty.', 8],
    ['is too long', 'Quote', `by="${'a'.repeat(61)}"`, '`by` takes at most 60 characters.', 8],
    ['has no value', 'Callout', 'title', '`title` needs a value in quotes.', 10],
    ['stands twice', 'Quote', 'by="a" by="b"', '`by` is there twice.', 15],
    ['is no list of pairs', 'Stats', 'items="one"', '`items` has `one`, which lacks a colon: write `one: 1; two: 2`.', 8],
    ['is an empty list of pairs', 'Stats', 'items=""', '`items` is empty: write a list such as `one: 1; two: 2`.', 8],
    ['ends in a semicolon', 'Stats', 'items="one: 1;"', '`items` has nothing between two semicolons, or after the last one.', 8],
    ['has a pair without a name', 'Stats', 'items=": 1"', '`items` has nothing before the colon of `: 1`.', 8],
    ['names no fact', 'Stats', 'facts=""', '`facts` lacks a key: write those of facts, such as `clients, countries`.', 8],
    ['has a pair without a value', 'Stats', 'items="one: 1; two:"', '`items` has nothing after the colon of `two`.', 8],
    [
      'has a value that is no number',
      'BarChart',
      'caption="a" items="one: many" bars="b" measure="m"',
      '`items` has `many` for `one`, which is not a number from 0, such as `81` or `13 of 16`.',
      23,
    ],
    [
      'has a value below zero',
      'BarChart',
      'caption="a" items="one: -1" bars="b" measure="m"',
      '`items` has `-1` for `one`, which is not a number from 0, such as `81` or `13 of 16`.',
      23,
    ],
    [
      'has a value with its unit',
      'BarChart',
      'caption="a" items="one: 7%" bars="b" measure="m"',
      '`items` has `7%` for `one`, which is not a number from 0: write the number alone, and what follows it in `unit`.',
      23,
    ],
    [
      'has a value with a comma',
      'BarChart',
      'caption="a" items="one: 1,000" bars="b" measure="m"',
      '`items` has `1,000` for `one`, which is not a number from 0: write it without commas.',
      23,
    ],
    [
      'counts more than its group',
      'BarChart',
      'caption="a" unit="%" items="one: 7 of 6" bars="b" measure="m"',
      '`items` has `7 of 6` for `one`: the count exceeds its group.',
      32,
    ],
    [
      'mixes counts and numbers',
      'BarChart',
      'caption="a" unit="%" items="one: 1 of 6; two: 3" bars="b" measure="m"',
      '`items` mixes counts such as `17 of 19` with plain numbers: write all values alike.',
      32,
    ],
    [
      'counts without percent',
      'BarChart',
      'caption="a" items="one: 1 of 6" bars="b" measure="m"',
      'it needs `unit="%"` for counts, which are shown in percent.',
      1,
    ],
    ['excludes another', 'Stats', 'items="one: 1" facts="clients"', 'it needs either `items` or `facts`, and not both.', 1],
    ['of two is missing', 'Stats', '', 'it needs either `items` or `facts`, and not both.', 1],
  ] as const)('%s', ([, name, attributes, reason, column]) => {
    expect(reasons(attributes, name)).toEqual([`1:${column}  mdx/attribute  \`<${name}>\`: ${reason}`])
  })

  test('is a plain text and no expression', () => {
    expect(reasons('title={"a"}')).toEqual([expect.stringMatching(/^1:10 {2}mdx\/expression/)])
    expect(reasons('{...props}')).toEqual([expect.stringMatching(/^1:10 {2}mdx\/expression/)])
  })

  test('is not missing, too, where it is an expression or has no value', () => {
    expect(reasons('name={clients}', 'Fact')).toEqual([expect.stringMatching(/^1:7 {2}mdx\/expression/)])
    expect(reasons('name', 'Fact')).toEqual(['1:7  mdx/attribute  `<Fact>`: `name` needs a value in quotes.'])
  })

  test('is located on further lines, and after values that look like attributes', () => {
    expect(problemsOfText('<Callout\n  title="a titel=b"\n  titel="c">\n\na\n\n</Callout>\n')).toEqual([
      '3:3  mdx/attribute  `<Callout>`: `titel` is no attribute of it. It takes `tone`, `title`.',
    ])
  })

  test('each wrong item of a list is a problem of its own', () => {
    expect(problemsOfText('<BarChart caption="a" items="one: x; two: 3 of 2; six: 6" bars="b" measure="m" />\n')).toEqual([
      expect.stringContaining('`x` for `one`'),
      expect.stringContaining('`3 of 2` for `two`'),
    ])
  })

  test('each wrong one is a problem of its own', () => {
    expect(reasons('tone="warm" titel="a" style="b"')).toEqual([
      '1:22  mdx/attribute  `<Callout>`: `titel` is no attribute of it. Did you mean `title`?',
      '1:32  mdx/attribute  `<Callout>`: `style` is no attribute of it. It takes `tone`, `title`.',
      '1:10  mdx/attribute  `<Callout>`: `tone` is `warm`, which is not one of `note`, `good`, `bad`.',
    ])
  })
})

describe('an attribute that a schema makes a number of', () => {
  const Rating = defineComponent({ schema: z.strictObject({ points: z.coerce.number().int().min(1).max(5) }), childless: true })
  const reasons = (attribute: string) =>
    parseBody('blog/made.mdx', `<Rating ${attribute} />\n`, { Rating }).problems.map(({ place, message }) => `${place.column}  ${message}`)

  test.for([
    ['points="six"', '9  `<Rating>`: `points` is `six`, which is not a number.'],
    ['points="1.5"', '9  `<Rating>`: `points` is `1.5`, which is not a whole number.'],
    ['points="6"', '9  `<Rating>`: `points` takes at most 5.'],
    ['points="0"', '9  `<Rating>`: `points` takes at least 1.'],
    ['', '1  `<Rating>`: `points` is missing.'],
  ] as const)('%s', ([attribute, reason]) => {
    expect(reasons(attribute)).toEqual([reason])
  })

  test('is that number', () => {
    expect(reasons('points="5"')).toEqual([])
  })
})
