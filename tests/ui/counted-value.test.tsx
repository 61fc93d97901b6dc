import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountedValue, numberOf } from '../../src/site/ui/figures/CountedValue'

test.each([
  ['8 months', '8 <small>months</small>'],
  ['158 of 164', '158 <small>of 164</small>'],
  ['11\u00a0days', '11\u00a0<small>days</small>'],
  ['48%', '48%'],
  ['12 to 15 days', '12 to 15 days'],
])('%s is written as %s', (value, markup) => expect(renderToStaticMarkup(<CountedValue value={value} />)).toBe(markup))

test('the number of a value is the same with a space that does not break', () => expect(numberOf('11\u00a0days')).toBe('11'))
