import { expect, test } from 'vitest'
import type { ArticleNode } from '../../schemas/components/index'
import { pulledFigures, statedFigures } from '../../src/site/graph/pulled/pulled-figures'
import { withSpread } from '../../src/site/graph/pulled/spread'

const paragraph = (value: string): ArticleNode => ({ type: 'element', tag: 'p', children: [{ type: 'text', value }] })
const FILLER =
  'This sentence is one that says rather little, and it goes on for so long that no margin would ever have any room for all of it, however wide the page may be. '
const filler = (length: number) => paragraph(FILLER.repeat(Math.ceil(length / FILLER.length)))
/** Texts begin with a paragraph that has room beside it. */
const pulled = (...nodes: readonly ArticleNode[]) => [...pulledFigures([filler(700), ...nodes, filler(300)]).values()]

test.each([
  ['The lab costs $3.2M over two years, after fees.', '$3.2M'],
  ['We asked around. Security knew of 1,309 systems, or 61%. So we went on.', '61%'],
  ['The best model delayed 14 of 300 visits that were needed.', '14 of 300'],
  ['Telvia brings 26 months of alarms from its sites.', '26 months'],
])('the first amount of a short sentence is pulled: %s', (text, figure) => {
  expect(pulled(paragraph(text))).toMatchObject([{ figure }])
})

test.each([
  ['a year', 'Nobody had written it down since 2019 when it began.'],
  ['a date', 'The certificate was signed on October 11 by both of us.'],
  ['one end of a range', 'It turned up between 20% and 60% more than documents named.'],
  ['a limit', 'A rise of more than 20% against a weekday opens a ticket.'],
  ['a calculation', 'Check one by hand: 1000 × 412.00 ÷ 689,000 = $0.598.'],
  ['too short', 'About $40 a month.'],
  ['what leaves out its verb', '62% of them by the end of that year.'],
  ['what begins in the middle of a thought', 'In 31 of 62 cases for want of a reader.'],
  ['a number before a verb', 'Nine of 61 sounds like a small list of controls.'],
  ['how often', 'Nine organizations went through the door 37 times in a year.'],
  ['what the sentence does not name', 'Nine organizations used theirs in 37 weeks of a year.'],
  ['a part of what the sentence before told', 'If a colleague wants to divide those $208, agree at once.'],
  ['what goes on from the sentence before', 'They do, and at 99.5% in every month of that year.'],
])('not pulled: %s', (_, text) => {
  expect(pulled(paragraph(text))).toEqual([])
})

test('figures keep a distance, and the last one has room', () => {
  const costs = (amount: number) => paragraph(`The lab costs $${amount} over two years, after fees.`)
  expect(pulled(costs(1), costs(2), filler(700), costs(3))).toMatchObject([{ figure: '$1' }, { figure: '$3' }])
  expect([...pulledFigures([costs(1)]).values()]).toEqual([])
})

test('where there is no figure for long, the end of a paragraph is quoted', () => {
  const sentence = 'The path for exceptions comes first, then the rest.'
  expect(pulled(filler(1200), filler(700), paragraph(`${FILLER}${sentence}`))).toEqual([{ sentence }])
})

test('a sentence that points outside of itself is not quoted', () => {
  const quoted = (sentence: string) => pulled(filler(1200), filler(700), paragraph(`${FILLER}${sentence}`))
  expect(quoted('The rows behind this page fill a part of a register.')).toEqual([])
  expect(quoted('I lose my bet if a vendor will sign for them as well.')).toEqual([])
})

test('the last paragraph is not quoted, since it has the ending', () => {
  const ending = paragraph(`${FILLER}The lab costs $3.2M over two years, after fees. ${FILLER.repeat(3)}`)
  expect([...pulledFigures([filler(700), filler(700), ending])]).toEqual([])
  expect([...pulledFigures([filler(700), filler(700), ending, filler(1)]).values()]).toMatchObject([{ figure: '$3.2M' }])
})

test('a figure stands beside a paragraph before the one that says it', () => {
  const [before, saying] = [filler(700), paragraph('The lab costs $3.2M over two years, after fees.')]
  expect([...pulledFigures([before, saying, filler(300)]).keys()]).toEqual([before])
})

test('a sentence with a link is not pulled: the margin has none', () => {
  const link: ArticleNode = { type: 'element', tag: 'a', href: '/services', children: [{ type: 'text', value: 'over two years' }] }
  const linked: ArticleNode = {
    type: 'element',
    tag: 'p',
    children: [{ type: 'text', value: 'The lab costs $3.2M ' }, link, { type: 'text', value: ', after fees.' }],
  }
  expect(pulled(linked)).toEqual([])
})

test('what an editor states stands beside the paragraph with these words', () => {
  const [first, second] = [paragraph('We went there.'), paragraph('Then we came back.')]
  const stated = statedFigures([first, second], [{ figure: '94%', says: 'of all claims', beside: 'came back' }])
  expect([...stated]).toEqual([[second, { figure: '94%', sentence: 'of all claims' }]])
})

test('of the figures beside a text, the one nearest to its middle breaks out', () => {
  const nodes = [700, 1400, 800, 900].map((length, index) =>
    paragraph(`${FILLER.repeat(Math.ceil(length / FILLER.length))}${index} of them.`),
  )
  const figures = new Map(nodes.slice(1).map((node, index) => [node, { figure: `${index + 1}`, sentence: 'of them' }]))
  expect(withSpread(nodes, figures, 'bark').get(nodes[2] ?? filler(1))).toMatchObject({ figure: '2', tone: 'bark' })
  expect([...withSpread(nodes, figures, 'bark').values()].filter(({ tone }) => tone)).toHaveLength(1)
  expect(withSpread(nodes, new Map(), 'bark').size).toBe(0)
})

test('what breaks out stands after the paragraph that says it, and not after one that leads on', () => {
  const [before, question, answer] = [filler(700), paragraph('Is it 94%?'), paragraph('It was 94% of all claims.')]
  const beside = new Map([[before, { figure: '94%', sentence: 'of all claims' }]])
  expect([...withSpread([before, question, answer, filler(300)], beside, 'bark')]).toEqual([
    [answer, { figure: '94%', sentence: 'of all claims', tone: 'bark' }],
  ])
})

test('what breaks out has the part of a whole that it tells', () => {
  const [before, saying] = [filler(700), paragraph('Five counts would have shown 29 of 38 incidents.')]
  const beside = new Map([[before, { figure: '29 of 38', sentence: 'incidents' }]])
  expect(withSpread([before, saying], beside, 'pine').get(saying)?.part).toEqual({ count: 29, whole: 38 })
})

test('what no paragraph says in these words stays in the margin', () => {
  const node = filler(700)
  const beside = new Map([[node, { figure: '20 + 40', sentence: 'people' }]])
  expect(withSpread([node], beside, 'bark')).toEqual(beside)
})
