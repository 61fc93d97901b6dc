import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UseStems } from '../../src/site/ui/charts/UseStems'

test('a technology has a small point where no practice uses it, else one on top of the other for each that does', () => {
  const drawing = renderToStaticMarkup(<UseStems uses={[2, 0, 1]} />)
  expect(drawing).toContain('viewBox="-.5 -.5 3 2"')
  expect(drawing).toContain('class="unused" d="M1 1v-0.5"')
  expect(drawing).toContain('d="M0 1v-1.5M2 1v-0.5"')
})
