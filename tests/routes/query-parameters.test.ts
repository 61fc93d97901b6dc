import { describe, expect, test } from 'vitest'
import { INITIAL as LIST } from '../../src/site/islands/filtered-list/entries'
import { INITIAL as CAREERS } from '../../src/site/islands/filtered-positions/positions'
import { INITIAL as TECHNOLOGIES } from '../../src/site/islands/filtered-technologies/technologies'
import { parametersOf } from '../../src/site/islands/filters/query-state'
import { PARAMETERS as INQUIRY } from '../../src/site/islands/inquiry-form/preset'
import { everywhere, queries } from '../../src/site/query-parameters'
import { patterns } from '../../src/site/routes/patterns'

const lists = ['caseStudies', 'newsroom', 'whitepapers', 'blog', 'events', 'search'] as const

describe('the query parameters of a page are those that its script reads:', () => {
  test.for([
    ['the contact form', patterns.contact, INQUIRY],
    ['the careers page', patterns.careers, parametersOf(CAREERS)],
    ['the technologies', patterns.technology, parametersOf(TECHNOLOGIES)],
    ...lists.map((name) => [name, patterns[name], parametersOf(LIST)] as const),
    ['the insights', patterns.insights, [...parametersOf(LIST), 'saved']],
  ] as const)('%s', ([, path, names]) => {
    expect(Object.keys(queries[path] ?? {}).toSorted()).toEqual([...names].toSorted())
  })

  test('every page reads the region, and pages without a script of their own nothing else', () => {
    expect(Object.keys(everywhere)).toEqual(['region'])
    expect(queries[patterns.about]).toBeUndefined()
  })
})
