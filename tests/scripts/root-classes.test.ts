import { expect, test } from 'vitest'
import { unusedStyles } from '../../scripts/site-code/root-classes.mjs'

const CARD = { id: '/site/ui/TeamCard.css?inline', code: 'export default ".team-card{a:b}"' }

/** Unused styles of a component, beside a module with this code. */
const beside = (code: string) => unusedStyles([CARD, { id: '/site/ui/TeamCard.tsx', code }])

test.for([
  'className: "team-card"',
  'className: feature ? "team-card feature" : "card"',
  "const look = 'wrap team-card'",
  'className: `\n team-card`',
  `className: \`team-card \${look}\``,
])('%s uses the styles of the component', (code) => {
  expect(beside(code)).toEqual([])
})

test.for([
  'className: "team"',
  'className: "team-card-title"',
  'className: "my-team-card"',
  'TeamCard({ "team": card })',
  'new Set([".team-card", "team/team-card"])',
])('%s leaves the styles of the component unused', (code) => {
  expect(beside(code)).toEqual([{ file: '/site/ui/TeamCard.css', root: '.team-card' }])
})

test('an island that is named like its folder has styles too', () => {
  const styles = { id: '/site/islands/tip-jar/tip-jar.css?inline', code: '' }
  const view = (name: string) => ({ id: '/site/islands/tip-jar/TipJar.tsx', code: `className: "${name}"` })
  expect(unusedStyles([styles, view('tip-jar')])).toEqual([])
  expect(unusedStyles([styles, view('tipjar')])).toEqual([{ file: '/site/islands/tip-jar/tip-jar.css', root: '.tip-jar' }])
})

test('styles for all pages, and styles that are not imported as text, have no root class', () => {
  expect(
    unusedStyles([
      { id: '/site/styles/base.css?inline', code: '' },
      { id: '/site/Other.css', code: '' },
    ]),
  ).toEqual([])
})
