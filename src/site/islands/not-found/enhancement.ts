import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { fetchText } from '../../../engine/islands/network'
import { trusted } from '../../../engine/islands/trusted'
import { type SectionView, viewFor } from './views'

/**
 * Some hosts serve the same 404 file for every unknown address. This replaces its content with the not-found view of the section
 * (specification, 2.5). `data-views` is a JSON list of the sections that have one. If anything fails, the generic view stays.
 */
export default defineEnhancement({
  enhance({ dataset: { views = '[]' } }) {
    // Written by the same build, so the type can be trusted.
    const listed = JSON.parse(views) as readonly SectionView[]
    const view = viewFor(location.pathname, listed)
    if (view !== undefined) show(view).catch(() => undefined)
  },
})

async function show(view: string) {
  // A page of this site: the address comes from the attribute of this page.
  const page = new DOMParser().parseFromString(trusted().createHTML(withInertStyles(await fetchText(view))), 'text/html')
  const main = page.querySelector('main')
  const here = document.querySelector('main')
  // The host answered with the generic view again, so it has no view for the section.
  if (!main || !here || main.querySelector('[data-enhance="not-found"]')) return
  addStyles([...page.querySelectorAll(INERT)].map(({ textContent }) => textContent).join('\n'))
  here.replaceWith(document.adoptNode(main))
  document.title = page.title
}

/** Script elements of an unknown type are inert data blocks. */
const INERT = 'script[type="text/css"]'

/** The HTML of a page with its styles as data: the policy of the current page blocks foreign styles, even in a parsed document. */
const withInertStyles = (html: string) => html.replace(/<style>(.*?)<\/style>/gs, '<script type="text/css">$1</script>')

/** Applies the styles of the fetched view. A constructed style sheet is allowed by a Content-Security-Policy that forbids inline styles. */
function addStyles(text: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
