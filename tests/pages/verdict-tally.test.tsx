import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { headingsOfPartlyMet, PartlyMet } from '../../pages/legal/PartlyMet'
import { VerdictTally } from '../../pages/legal/VerdictTally'
import type { ArticleNode } from '../../schemas/components/index'

const element = (tag: 'table' | 'tr' | 'td' | 'strong', children: ArticleNode[]): ArticleNode => ({ type: 'element', tag, children })
const text = (value: string): ArticleNode => ({ type: 'text', value })

test('verdicts are counted from the cells of tables, bold ones too, and nothing else is', () => {
  const cells = [[text('Met')], [element('strong', [text('Partly')])], [text('Met')], [text('Met with some more words')]]
  const table = element(
    'table',
    cells.map((cell) => element('tr', [element('td', cell)])),
  )
  const tally = { says: 'A point for each row.', full: 'Met', part: 'Partly', none: 'None' }
  const html = renderToStaticMarkup(<VerdictTally tally={tally} nodes={[text('Met'), table]} />)
  expect([...html.matchAll(/<dt>(\w+)<\/dt><dd[^>]*>(\d+)/g)].map(([, verdict, count]) => [verdict, count])).toEqual([
    ['Met', '2'],
    ['Partly', '1'],
    ['None', '0'],
  ])
})

test('rows with what is met in part stand before the tables, with their first cell and their last', () => {
  const row = (...cells: string[]) =>
    element(
      'tr',
      cells.map((cell) => element('td', [text(cell)])),
    )
  const table = element('table', [row('First', 'Met', 'All of it.'), row('Second', 'Partly', 'Half of it.')])
  const html = renderToStaticMarkup(<PartlyMet verdict="Partly" nodes={[table]} />)
  expect(html).toMatch(/<h3[^>]*>Second<\/h3><p[^>]*>Half of it\.<\/p>/)
  expect(html).not.toContain('First')
  expect(headingsOfPartlyMet({ verdict: 'Partly', nodes: [table] })).toEqual([{ id: 'partly-met', level: 2, text: 'Partly' }])
  expect(renderToStaticMarkup(<PartlyMet verdict="None" nodes={[table]} />)).toBe('')
  expect(headingsOfPartlyMet({ verdict: 'None', nodes: [table] })).toEqual([])
})
