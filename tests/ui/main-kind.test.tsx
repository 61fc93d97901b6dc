import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActionPair } from '../../src/site/ui/layout/ActionPair'
import { CallToAction } from '../../src/site/ui/layout/CallToAction'

test('a main button has the color of the action where it starts an inquiry, and nowhere else', () => {
  const link = (href: string) => ({ label: 'Main', href })
  const isAction = (href: string) =>
    [
      <ActionPair key="pair" first={link(href)} second={link('/other')} />,
      <CallToAction key="call" title="Next" primary={link(href)} />,
    ].map((view) => renderToStaticMarkup(view).includes('class="button action"'))
  expect(isAction('/contact?topic=consultation')).toEqual([true, true])
  expect(isAction('/about#leadership')).toEqual([false, false])
})
