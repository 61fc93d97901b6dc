import { describe, expect, test } from 'vitest'
import { dataReportOf, dataScript } from '../../renderer/structured-data'

describe('the element of structured data', () => {
  test('holds all nodes as one graph', () => {
    expect(dataScript([{ '@type': 'Thing', name: 'One', image: undefined }, { '@type': 'Thing' }])).toBe(
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Thing","name":"One"},{"@type":"Thing"}]}</script>',
    )
  })

  test('is left out without nodes', () => {
    expect(dataScript([])).toBe('')
  })

  test('has no sign that could end it', () => {
    expect(dataScript([{ name: '</script><!--&\u2028\u2029' }])).toContain('"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u2029"')
  })
})

describe('the report of structured data', () => {
  const report = (...nodes: readonly object[]) => dataReportOf(nodes, { origin: 'https://site.example', address: '/about' })

  test('has each address within the site once, wherever it stands', () => {
    const nodes = [
      { url: 'https://site.example', list: ['https://site.example/a?b=1#c', { url: 'https://site.example/a?b=1#c' }] },
      { url: 'https://site.example#top' },
    ]
    expect(report(...nodes).links).toEqual(['/', '/a?b=1#c', '/#top'])
  })

  test.for(['https://site.example.org/a', 'https://other.example/https://site.example/a', 'https://site.example/a is ours', '/a', 7])(
    'takes %s for none',
    (text) => {
      expect(report({ text }).links).toEqual([])
    },
  )

  test('has the ids of what its own page describes', () => {
    const nodes = [
      { '@id': 'https://site.example/about#one', url: 'https://site.example/about#two' },
      { part: { '@id': 'https://site.example/other#three' } },
    ]
    expect(report(...nodes).ids).toEqual(['one'])
  })
})
