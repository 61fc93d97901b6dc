import { fetched } from '../../../engine/islands/arrive'
import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { type SectionView, viewFor } from './views'

/**
 * Some hosts know one 404 file only and serve it for every unknown address. This puts the view of the section in its place
 * (specification, 2.5). `data-views` is the JSON list of sections that have one. Whatever fails, the generic view stays.
 */
export default defineEnhancement({
  enhance({ dataset: { views = '[]' } }) {
    const listed: readonly SectionView[] = JSON.parse(views)
    const view = viewFor(location.pathname, listed)
    if (view !== undefined) show(view).catch(() => undefined)
  },
})

async function show(view: string) {
  const page = new DOMParser().parseFromString(await fetched(view), 'text/html')
  const main = page.querySelector('main')
  const here = document.querySelector('main')
  // A host that answers with this very page has no view for the section.
  if (!main || !here || main.querySelector('[data-enhance="not-found"]')) return
  addStyles([...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'))
  here.replaceWith(document.adoptNode(main))
  document.title = page.title
}

/** Each page carries the styles of its own components only. A constructed sheet is not held up by a Content-Security-Policy. */
function addStyles(text: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
