import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { barsWithoutCounts, chartsOf, repeats } from './figures/charts'
import { mistakesOf } from './figures/mistakes'

const CONTENT = join(import.meta.dirname, '../../content')
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8')
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:mdx|yaml)$/.test(file))
const papers = files.filter((file) => file.startsWith('whitepapers/'))

describe('numbers that a text holds twice agree', () => {
  test.for(files)('%s', (file) => {
    expect(mistakesOf(read(file))).toEqual([])
  })
})

describe('every bar of a whitepaper follows from a count of its study', () => {
  test.for(papers)('%s', (file) => {
    const study = read(file.replace('whitepapers/', 'manuscripts/'))
    const charts = [...chartsOf(read(file)), ...chartsOf(study)]
    expect(charts.length).toBeGreaterThan(0)
    expect(charts.flatMap((chart) => barsWithoutCounts(chart, study))).toEqual([])
  })
})

describe('no chart in a text says what the picture at the head of its page says', () => {
  const picturedNumbers = (text: string) => (/^ {2}numbers: \[(.*)\]$/m.exec(text)?.[1] ?? '').split(', ').map(Number)
  const repeated = (text: string) => chartsOf(text).filter((chart) => repeats(chart, picturedNumbers(text)))

  test.for(papers)('%s', (file) => {
    expect(repeated(read(file))).toEqual([])
  })

  test('a repetition that is planted is found', () => {
    const page = (numbers: string) =>
      `picture:\n  numbers: [${numbers}]\n\n<BarChart caption="Kept" unit="%" items="Both: 17 of 19; Neither: 1 of 7" />`
    expect(['17, 19, 1, 7', '89, 14', '89, 15'].map((numbers) => repeated(page(numbers)).length)).toEqual([1, 1, 0])
  })
})

describe('mistakes that are planted are found', () => {
  const right = [
    '| Group | 2024 | Share | 2023 | Change |',
    '| --- | --- | --- | --- | --- |',
    '| A | 60.0 | 60% | 50.0 | +20.0% |',
    '| B | 40.0 | 40% | 40.0 | 0.0% |',
    '| Total | 100.0 | 100% | 90.0 | +11.1% |',
  ].join('\n')

  test.for([
    ['no mistake', right, right, []],
    ['a part', '50.0', '51.0', ['2023: 90.0, not 91', 'A: +20.0%, not 17.6']],
    ['a share', '60%', '61%', ['A: 61% of 100 is not 60.0']],
    ['a change', '+11.1%', '+11.3%', ['Total: +11.3%, not 11.1']],
  ] as const)('in a table: %s', ([, from, to, mistakes]) => {
    expect(mistakesOf(right.replace(from, to))).toEqual(mistakes)
  })

  test.for([
    ['41 of 46 contracts (89%) held.', '88%'],
    ['They closed 3,484 of 11,240 accounts, or 31%.', '32%'],
    ['Of 1,412 such trips, 1,130 went by rail (80%).', '81%'],
    ['Suppliers are many: 186 suppliers of size, 148 of which have signed (80%).', '70%'],
    ['items="58%: of takeovers began there, 778 of 1,342"', '59%'],
    ['It becomes 3 of 10 against 25 of 37, or 30% against 68%.', '67%'],
    ['| A | B |\n| - | - |\n| x | 17 of 19, 89% |', '88%'],
    ['| A | N | Paid |\n| - | - | - |\n| x | 16 | 13 (81%) |', '80%'],
    ['| A | Q1 | Q2 | Q3 | Q4 | Year |\n| - | - | - | - | - | - |\n| x | 1 | 2 | 3 | 4 | 10 |', ''],
    ['| Year | Revenue | Growth |\n| - | - | - |\n| 2023 | 187 | |\n| 2024 | 250 | 34% |', '35%'],
    ['| A | N | n | Share |\n| - | - | - | - |\n| x | 8 | 4 | 50% |\n| y | 4 | 1 | 25% |\n| z | 5 | 1 | 20% |', '21%'],
  ] as const)('in %s', ([text, wrong]) => {
    expect(mistakesOf(text)).toEqual([])
    const planted = wrong === '' ? text.replace('10 |', '11 |') : text.replace(/\d+%(?!.*\d%)/s, wrong)
    expect(mistakesOf(planted)).toHaveLength(1)
  })

  test('in a chart', () => {
    const study = '| Use | Paid |\n| - | - |\n| 1. Chat | 1 of 6 |'
    const chart = (caption: string, percent: number) => `<BarChart caption="${caption}" unit="%" items="Chat: ${percent}" />`
    const found = (text: string, table: string) => chartsOf(text).flatMap((each) => barsWithoutCounts(each, table))
    expect([found(chart('By use', 17), study), found(chart('1 of 6', 17), '')]).toEqual([[], []])
    expect([found(chart('By use', 18), study), found(chart('1 of 6', 18), ''), found(chart('By use', 17), '')]).toEqual([
      ['Chat: 18'],
      ['Chat: 18'],
      ['Chat: 17'],
    ])
  })

  test('in a chart of counts', () => {
    const study = '| Use | Systems | Paid |\n| - | - | - |\n| Chat | 1,200 | 200 (17%) |'
    const found = (items: string, caption = 'By use') =>
      chartsOf(`<BarChart caption="${caption}" unit="%" items="${items}" />`).flatMap((each) => barsWithoutCounts(each, study))
    expect([found('Chat: 200 of 1200'), found('Chat: 1 of 6', '1 of 6')]).toEqual([[], []])
    expect([found('Chat: 201 of 1200'), found('Chat: 1 of 6'), found('Chat: 2 of 12', '1 of 6')]).toEqual([
      ['Chat: 201 of 1200'],
      ['Chat: 1 of 6'],
      ['Chat: 2 of 12'],
    ])
  })
  test('in a chart of parts of a total', () => {
    const study = '| Ring | Suppliers |\n| - | - |\n| 1, receivers | 1,094 |\n| 2, visitors | 730 |\n| Total | 1,824 |'
    const found = (items: string) =>
      chartsOf(`<BarChart caption="By ring" unit="%" items="${items}" />`).flatMap((each) => barsWithoutCounts(each, study))
    expect(found('Receivers: 1094 of 1824; Visitors: 730 of 1824')).toEqual([])
    expect(found('Receivers: 1094 of 1825; Visitors: 731 of 1824')).toEqual(['Receivers: 1094 of 1825', 'Visitors: 731 of 1824'])
  })
})
