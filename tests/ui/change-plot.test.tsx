import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChangePlot, type PlottedChange } from '../../src/site/ui/charts/ChangePlot'

const words = {
  hundredth: 'A point is one in a hundred',
  of: '{points} points are {value}',
  gone: ', small ones are gone',
  new: ', rings are new',
}

const dotsOf = (ends: PlottedChange['ends']) => {
  const change = { client: 'Client', before: 'one', after: 'two', to: 'to', outcome: 'Outcome', ends }
  const page = renderToStaticMarkup(<ChangePlot changes={[change]} tone="pine" caption="Measured" words={words} />)
  return Object.fromEntries(
    [...page.matchAll(/<path(?: class="(\w+)")? d="([^"]*)"/g)].map(([, look = 'all', lines = '']) => [look, countOf(lines)]),
  )
}

/** Dots of lines: each line has one more than its length in whole units. */
const countOf = (lines: string) => [...lines.matchAll(/h([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length) + 0.5, 0)

test('a change of parts of a hundred has a dot for each of them, and the last one is lit', () => {
  expect(dotsOf({ before: 79.4, after: 88.9, whole: 100 })).toEqual({ all: 89, hole: 10, rest: 11, lit: 1 })
  expect(dotsOf({ before: 5.8, after: 3.6, whole: 100 })).toEqual({ all: 4, gone: 2, rest: 94, lit: 1 })
})

test('a change of numbers of any size has at most a hundred dots, of one, ten or a hundred each', () => {
  expect(dotsOf({ before: 43, after: 21 })).toEqual({ all: 21, gone: 22, lit: 1 })
  expect(dotsOf({ before: 9400, after: 5900 })).toEqual({ all: 59, gone: 35, lit: 1 })
  expect(dotsOf({ before: 2.9, after: 4.4 })).toEqual({ all: 44, hole: 15, lit: 1 })
})

test('fields of all changes are equally wide, and as high as they have dots', () => {
  const changes = [43, 94].map((before) => ({
    client: 'Client',
    before: 'one',
    after: 'two',
    to: 'to',
    outcome: `from ${before}`,
    ends: { before, after: 21 },
  }))
  const page = renderToStaticMarkup(<ChangePlot changes={changes} tone="pine" caption="Measured" words={words} />)
  expect(page.match(/viewBox="[^"]*"/g)).toEqual(['viewBox="-0.33 -0.33 19.66 2.66"', 'viewBox="-0.33 -0.33 19.66 4.66"'])
})

test('below each field is what a dot of it is, and how those that changed look', () => {
  const textOf = (ends: PlottedChange['ends']) => {
    const change = { client: 'Client', before: 'one', after: 'two', to: 'to', outcome: 'Outcome', ends }
    const page = renderToStaticMarkup(<ChangePlot changes={[change]} tone="pine" caption="Measured" words={words} />)
    return /<p class="caption">([^<]*)/.exec(page)?.[1]
  }
  expect(textOf({ before: 68, after: 77, whole: 100 })).toBe('A point is one in a hundred, rings are new')
  expect(textOf({ before: 9400, after: 5900 })).toBe('59 points are two, small ones are gone')
})
