import { expect, test } from 'vitest'
import { trackedVariables } from '../../scripts/site-build/tracked-variables'

test('variables that are read are noted by name, whether they are set or not', () => {
  const { variables, names } = trackedVariables({ KEY: 'x', HOME: '/home', TERM: undefined })
  expect(names()).toEqual([])
  const { MAIL, KEY } = variables
  expect([MAIL, KEY, 'TERM' in variables, Object.hasOwn(variables, 'OTHER')]).toEqual([undefined, 'x', true, false])
  expect(names()).toEqual(['KEY', 'MAIL', 'OTHER', 'TERM'])
})

test('all are noted where all are copied', () => {
  const { variables, names } = trackedVariables({ KEY: 'x', HOME: '/home' })
  expect({ ...variables }).toEqual({ KEY: 'x', HOME: '/home' })
  expect(names()).toEqual(['HOME', 'KEY'])
})
