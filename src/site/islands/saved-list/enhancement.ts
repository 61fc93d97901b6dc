import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { readSaved, SAVED_KEY, type SavedItem, toggleSaved, writeSaved } from '../saved/saved'

/**
 * The articles saved on this device, shown instead of the list of the page (specification, 10.2) if the address asks for them. Rows are
 * copies of the template in ui/lists/SavedList.
 */
export default defineEnhancement({
  enhance(section) {
    const list = section.querySelector('ul')
    const row = section.querySelector('template')?.content.firstElementChild
    const results = section.querySelector('output')
    const empty = section.querySelector<HTMLElement>('[data-empty]')
    const some = section.querySelector<HTMLElement>('[data-some]')
    if (!list || !row || !results || !empty || !some) return

    const show = () => {
      const items = readSaved()
      list.replaceChildren(...items.map((item) => rowOf(row, item)))
      results.querySelector('b')?.replaceChildren(String(items.length))
      results.hidden = items.length === 0
      some.hidden = items.length === 0
      empty.hidden = items.length > 0
    }
    list.addEventListener('click', ({ target }) => {
      const gone = target instanceof Element && target.closest('button') ? target.closest('li') : null
      if (!gone) return
      const index = [...list.children].indexOf(gone)
      const url = gone.querySelector('a')?.getAttribute('href')
      const items = readSaved()
      const item = items.find((one) => one.url === url)
      if (item) writeSaved(toggleSaved(items, item))
      show()
      // The clicked button has been removed: focus the next one, or the link back to the list.
      const buttons = list.querySelectorAll('button')
      const next = buttons[Math.min(index, buttons.length - 1)] ?? section.querySelector<HTMLElement>('[data-all]')
      next?.focus()
    })
    // The list may have changed in another tab, or on another page before this one was restored from the back/forward cache.
    addEventListener('storage', ({ key }) => {
      // A null key means that the whole storage was cleared.
      if (key === null || key === SAVED_KEY) show()
    })
    addEventListener('pageshow', show)

    show()
    for (const instead of document.querySelectorAll<HTMLElement>('.filtered-list, .kind-list')) instead.hidden = true
    section.hidden = false
  },
})

function rowOf(template: Element, { url, title, kind, date }: SavedItem): Node {
  const row = document.importNode(template, true)
  const link = row.querySelector('a')
  if (link) link.href = url
  link?.replaceChildren(title)
  const [first, second] = row.querySelectorAll('.meta > *')
  first?.append(kind)
  if (date) second?.append(date)
  else second?.remove()
  // Completes the name of the button, so that it says which article it removes.
  row.querySelector('button .sr')?.append(` ${title}`)
  return row
}
