import type { View } from './film'

/** Least distance between the names of two layers, in pixels. */
const LINE = 19

/** Attributes of the drawing that are vertical positions, in percent. */
const TOPS = ['y', 'y1', 'cy'] as const

const percentOf = (element: Element, name: string) => Number.parseFloat(element.getAttribute(name) ?? '')

/**
 * Returns a function that applies a view of its film to the drawing of the timeline (ui/charts/StrataTimeline), with its dates below it;
 * undefined if elements are missing. `reached` has the values at the last milestone reached.
 */
export function framed(story: HTMLElement): ((view: View, reached: readonly number[]) => void) | undefined {
  const layers = story.querySelector<SVGSVGElement>('.grow > svg')
  const names = story.querySelector<SVGSVGElement>('.names')
  const list = story.querySelector('ol')
  if (!layers || !names || !list) return
  const { width, height } = layers.viewBox.baseVal
  const scaleWells = [...story.querySelectorAll('.chart > svg > svg:not(.names)')].map((well) =>
    well.classList.contains('lit') ? movingOf(well) : scalingOf(well),
  )
  const placeNames = placingOf(names)
  return (view, reached) => {
    const { wide, high } = view
    const isNear = wide > 1
    // Dates take the most height when they are closest to each other.
    if (isNear && !story.hasAttribute('data-near')) story.style.setProperty('--rest', `${list.offsetHeight}px`)
    story.toggleAttribute('data-near', isNear)
    story.style.setProperty('--near', `${wide}`)
    layers.setAttribute('viewBox', `0 ${height - height / high} ${width / wide} ${height / high}`)
    for (const scale of scaleWells) scale(view)
    placeNames(view, reached)
  }
}

/** Returns a function that scales a borehole. */
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

/** Returns a function that moves the highlighted borehole along with the right end of the layers, without its number until the end. */
function movingOf(head: Element): (view: View) => void {
  const left = percentOf(head, 'x')
  const [stem, top, number] = ['line', 'svg', 'text'].map((name) => head.querySelector(name))
  const marks = head.querySelectorAll(':scope > circle')
  const unit = top ? (100 - percentOf(top, 'y')) / Number(number?.textContent) : 0
  return ({ wide, high, part, values }) => {
    let people = 0
    const height = () => `${100 - people * unit * high}%`
    for (const [layer, value] of values.entries()) {
      people += value
      marks[layer]?.setAttribute('cy', height())
    }
    head.setAttribute('x', `${left * part * wide}%`)
    stem?.setAttribute('y1', height())
    top?.setAttribute('y', height())
    number?.toggleAttribute('data-ahead', part < 1)
  }
}

/**
 * Returns a function that places the names of layers at their right ends. A layer has its name from the milestone on at which it has a
 * value, and while it is on its way between two milestones no number, since that would not match the height of the layer.
 */
function placingOf(names: SVGSVGElement): (view: View, reached: readonly number[]) => void {
  const left = percentOf(names, 'x')
  const texts = [...names.querySelectorAll('text')]
  // The name of the lowest layer is in its vertical middle.
  const unit = (2 * (100 - percentOf(texts[0] ?? names, 'y'))) / Number(texts[0]?.querySelector('tspan')?.textContent)
  return ({ wide, high, part, values }, reached) => {
    names.setAttribute('x', `${left * part * wide}%`)
    const line = (100 * LINE) / (names.ownerSVGElement?.clientHeight || LINE)
    let ground = 0
    // The lowest name must not be below the ground line.
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
