import { sharedAttempts } from './attempts'
import type { JsonObject } from './json'
import { fetchJson, NetworkError } from './network'

/** Loads what an island needs besides its script: its props, and the styles of the site if it uses them. */
export async function resourcesOf(element: HTMLElement): Promise<JsonObject> {
  const [props] = await Promise.all([propsOf(element), 'styles' in element.dataset ? siteStyles() : undefined])
  return props
}

/** Reads the props from the island, or from a file that many pages share. */
async function propsOf(element: HTMLElement): Promise<JsonObject> {
  const { props } = element.dataset
  if (props !== undefined) return fetchJson(props)
  const script = element.lastElementChild
  if (!(script instanceof HTMLScriptElement)) throw new Error(`The island ${element.dataset.island} has no props.`)
  // `jsonForScript` of the same build has written it.
  return JSON.parse(script.text) as JsonObject
}

/** Adds the styles of the whole site, once. They do not change how the page looks. */
const siteStyles = sharedAttempts(
  () =>
    new Promise((resolve, reject) => {
      const styles = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles
      // A link without an address fires neither event.
      if (!styles) throw new Error('The page names no styles of the site.')
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = styles
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => {
        link.remove()
        reject(new NetworkError(link.href))
      })
      document.head.append(link)
    }),
)
