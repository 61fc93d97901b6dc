import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StrataNames } from '../../src/site/ui/charts/StrataNames'

test('each name of a layer has its value', () => {
  const html = renderToStaticMarkup(<StrataNames x={0.5} layers={['North', 'South']} values={[30, 10]} highest={40} />)
  expect([...html.matchAll(/<tspan>(\d+)<\/tspan> (\w+)/g)].map(([, value, name]) => `${name} ${value}`)).toEqual(['North 30', 'South 10'])
})

test('a layer without a value is not drawn as one of 0', () => {
  const names = <StrataNames x={0.5} layers={['North', 'South']} values={[30]} highest={40} />
  expect(() => renderToStaticMarkup(names)).toThrow('There is no item 1 in a list of 1.')
})
