import { fetched } from '../../../engine/islands/arrive'
import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { trusted } from '../../../engine/islands/trusted'
import { type SectionView, viewFor } from './views'

/**
 * Some hosts serve one and the same 404 file for every unknown address. This replaces its content by the not-found view of the
 * section (specification, 2.5). `data-views` is a JSON list of sections that have one. If anything fails, the generic view
 * stays.
 */
export default defineEnhancement({
  enhance({ dataset: { views = '[]' } }) {
    // As the same build has written them.
    const listed = JSON.parse(views) as readonly SectionView[]
    const view = viewFor(location.pathname, listed)
    if (view !== undefined) show(view).catch(() => undefined)
  },
})

async function show(view: string) {
  // A page of this site, whose address is in the page that asks for it.
  const page = new DOMParser().parseFromString(trusted().createHTML(withInertStyles(await fetched(view))), 'text/html')
  const main = page.querySelector('main')
  const here = document.querySelector('main')
  // The host answered with this same page, so it has no view for the section.
  if (!main || !here || main.querySelector('[data-enhance="not-found"]')) return
  addStyles([...page.querySelectorAll(INERT)].map(({ textContent }) => textContent).join('\n'))
  here.replaceWith(document.adoptNode(main))
  document.title = page.title
}

/** A block of data, which scripts of another type are. */
const INERT = 'script[type="text/css"]'

/** The text of a page with its styles as data: this page's policy allows only styles of its own, also in a document that is only parsed. */
const withInertStyles = (html: string) => html.replace(/<style>(.*?)<\/style>/gs, '<script type="text/css">$1</script>')

/**
 * The fetched view has its own styles. A constructed style sheet is allowed by a Content-Security-Policy that forbids inline
 * styles.
 */
function addStyles(text: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
