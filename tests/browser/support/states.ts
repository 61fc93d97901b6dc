import type { Page } from '@playwright/test'
import { axeFindings } from './axe'

/**
 * States of all elements of a page at once: pseudo-classes, and attributes that a script would set. That is harder than the state of one
 * element, since its surroundings have it too, as a card has while the pointer is over its link.
 */
const STATES = {
  hover: { pseudo: ['hover'] },
  focus: { pseudo: ['focus', 'focus-visible', 'focus-within'] },
  selected: {
    pseudo: ['hover'],
    set: { '[aria-pressed]': 'aria-pressed', '[role=tab], [role=option]': 'aria-selected', 'nav a': 'aria-current' },
  },
  invalid: { pseudo: ['focus', 'focus-visible'], set: { 'input, select, textarea': 'aria-invalid' } },
  disabled: { pseudo: ['hover'], set: { 'button, input, select, textarea': 'disabled' } },
} as const satisfies Record<string, { pseudo: readonly string[]; set?: Readonly<Record<string, string>> }>

export type State = keyof typeof STATES

export const STATE_NAMES = Object.keys(STATES) as State[]

/** The least contrast of disabled controls. WCAG requires none, but visitors have to read them to find out why. */
const LEAST_OF_DISABLED = 3

/** Texts with too little contrast on the open page with all elements in a state. Attributes stay set, so each state needs its own page. */
export async function unreadableIn(page: Page, state: State): Promise<string[]> {
  const { pseudo, ...rest } = STATES[state]
  const set: Readonly<Record<string, string>> = 'set' in rest ? rest.set : {}
  await page.evaluate((attributes) => {
    for (const [selector, name] of Object.entries(attributes))
      for (const element of document.querySelectorAll(selector)) element.setAttribute(name, 'true')
  }, set)
  await force(page, pseudo)
  const findings = await axeFindings(page, ['color-contrast'])
  return state === 'disabled' ? [...findings, ...(await paleDisabled(page, LEAST_OF_DISABLED))] : findings
}

/** Puts every element into these pseudo-classes, as developer tools do. */
async function force(page: Page, forcedPseudoClasses: readonly string[]) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] })),
  )
}

/** Disabled controls with less contrast than this: axe skips them. */
const paleDisabled = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((atLeast) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('Colors cannot be read.')
    /** The result of colors over each other, the first one at the bottom: red, green and blue from 0 to 255. */
    const over = (colors: readonly string[]) => {
      canvas.clearRect(0, 0, 1, 1)
      for (const color of colors) {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
      }
      return [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)]
    }
    const light = (parts: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll(':disabled, [aria-disabled=true]')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !element.textContent?.trim()) return []
      const grounds: string[] = []
      for (let outer: Element | null = element; outer; outer = outer.parentElement) grounds.unshift(getComputedStyle(outer).backgroundColor)
      const [dark = 0, pale = 0] = [light(over(grounds)), light(over([...grounds, getComputedStyle(element).color]))].toSorted(
        (a, b) => a - b,
      )
      const found = (pale + 0.05) / (dark + 0.05)
      return found < atLeast ? [`disabled, ${found.toFixed(2)}: ${element.outerHTML.slice(0, 200)}`] : []
    })
  }, least)

/** The computed color of a role of the theme on a page. */
export const colorOf = (page: Page, role: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(--color-${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, role)
