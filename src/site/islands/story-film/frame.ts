import type { View } from './film'

/** Pixels from one name of a layer to the next, at least. */
const LINE = 19

/** Attributes of the drawing that are positions from its top, in percent. */
const TOPS = ['y', 'y1', 'cy'] as const

const percentOf = (element: Element, name: string) => Number.parseFloat(element.getAttribute(name) ?? '')

/**
 * Makes the function that brings the drawing of the timeline (ui/charts/StrataTimeline) to a view of its film, with its dates below it;
 * undefined where the drawing is not as it should be. `reached` are the values of the date that was reached.
 */
export function framed(story: HTMLElement): ((view: View, reached: readonly number[]) => void) | undefined {
  const layers = story.querySelector<SVGSVGElement>('.grow > svg')
  const names = story.querySelector<SVGSVGElement>('.names')
  const list = story.querySelector('ol')
  if (!layers || !names || !list) return
  const { width, height } = layers.viewBox.baseVal
  const scaleWells = [...story.querySelectorAll('.chart > svg > svg:not(.names)')].map(scalingOf)
  const placeNames = placingOf(names)
  return (view, reached) => {
    const { wide, high } = view
    const isNear = wide > 1
    // Dates are at their highest where they are closest to each other.
    if (isNear && !story.hasAttribute('data-near')) story.style.setProperty('--rest', `${list.offsetHeight}px`)
    story.toggleAttribute('data-near', isNear)
    story.style.setProperty('--near', `${wide}`)
    layers.setAttribute('viewBox', `0 ${height - height / high} ${width / wide} ${height / high}`)
    for (const scale of scaleWells) scale(view)
    placeNames(view, reached)
  }
}

/** Makes the function that scales a borehole. */
function scalingOf(well: Element): (view: View) => void {
  const left = percentOf(well, 'x')
  const tops = [...well.querySelectorAll('line, circle, svg')].flatMap((part) =>
    TOPS.filter((name) => part.getAttribute(name)?.endsWith('%')).map((name) => ({ part, name, top: percentOf(part, name) })),
  )
  return ({ wide, high }) => {
    well.setAttribute('x', `${left * wide}%`)
    for (const { part, name, top } of tops) part.setAttribute(name, `${100 - (100 - top) * high}%`)
  }
}

/**
 * Makes the function that places the names of layers where these end. A layer that has not begun has no name, and one on its way to the
 * next date no number, which would not be as high as what is drawn.
 */
function placingOf(names: SVGSVGElement): (view: View, reached: readonly number[]) => void {
  const left = percentOf(names, 'x')
  const texts = [...names.querySelectorAll('text')]
  // Half of the lowest layer is below its name.
  const unit = (2 * (100 - percentOf(texts[0] ?? names, 'y'))) / Number(texts[0]?.querySelector('tspan')?.textContent)
  return ({ wide, high, part, values }, reached) => {
    names.setAttribute('x', `${left * part * wide}%`)
    const line = (100 * LINE) / (names.ownerSVGElement?.clientHeight || LINE)
    let ground = 0
    // The lowest name stands on the ground, not across it.
    let last = -line / 2
    for (const [layer, text] of texts.entries()) {
      const value = values[layer] ?? 0
      const people = reached[layer] ?? 0
      text.toggleAttribute('data-ahead', people === 0)
      const number = text.querySelector('tspan')
      if (number) number.textContent = value === people ? `${people}` : ''
      if (people > 0) {
        last = Math.max((ground + value / 2) * unit * high, last + line)
        text.setAttribute('y', `${100 - last}%`)
      }
      ground += value
    }
  }
}
