import { expect, test } from 'vitest'
import { themeColors } from '../../renderer/styles/theme-colors'

const colorOf = themeColors({
  'palette.css': '@layer tokens { :root { --deep: #102030; --pale: rgb(250 250 240 / 1); } }',
  'tokens.css': `:root { --ground: var(--pale); --line: #345; }
    @supports (color: light-dark(#000, #fff)) { :root { --ground: light-dark(var(--pale), var(--deep)); } .night { --line: #fff; } }
    @media (forced-colors: active) { :root { --ground: Canvas; } }`,
})

test('colors of roles are those of the palette, in light and dark', () => {
  expect(colorOf('--ground')).toEqual({ light: 'rgb(250 250 240 / 1)', dark: '#102030' })
})

test('one color holds for both themes, and only that of the root counts', () => {
  expect(colorOf('--line')).toEqual({ light: '#345', dark: '#345' })
})

test('a color that the styles do not define is a mistake in the code of the site', () => {
  expect(() => colorOf('--grond')).toThrow('its styles define no --grond on the root')
})
