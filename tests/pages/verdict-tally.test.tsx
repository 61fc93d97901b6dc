import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
