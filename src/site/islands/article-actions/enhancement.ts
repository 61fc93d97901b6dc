import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { isSaved, readSaved, toggleSaved, writeSaved } from '../saved/saved'
import { itemOfPage } from '../share-link/page'
import { readLiked, toggleLiked, writeLiked } from './liked'

/** One of the two marks that a visitor can set on an article: like or save. */
type Mark = { isOn: () => boolean; toggle: () => boolean }

/**
 * The Like and Save buttons of an article (ui/prose/ArticleActions). Their state is stored on this device; it is updated when the page is
 * restored from the back/forward cache, and when another tab changes it. `data-kind` is the kind of the article.
 */
export default defineEnhancement({
  enhance(element) {
    const item = itemOfPage(element.dataset.kind ?? '')
    const { url } = item
    const part = element.closest('[data-sharing]') ?? element
    const marks: Readonly<Record<string, Mark>> = {
      like: {
        isOn: () => readLiked().includes(url),
        toggle: () => writeLiked(toggleLiked(readLiked(), url)),
      },
      save: {
        isOn: () => isSaved(readSaved(), url),
        toggle: () => writeSaved(toggleSaved(readSaved(), item)),
      },
    }
    const buttons = [...element.querySelectorAll<HTMLElement>('[data-mark]')].flatMap((button) => {
      const mark = marks[button.dataset.mark ?? '']
      return mark ? [{ button, mark }] : []
    })
    const show = () => {
      for (const { button, mark } of buttons) button.setAttribute('aria-pressed', String(mark.isOn()))
    }
    for (const { button, mark } of buttons)
      button.addEventListener('click', () => {
        const isKept = mark.toggle()
        show()
        // Otherwise no notice is needed: a screen reader announces the new state of the button.
        if (!isKept) showNotice(part, 'notKept')
        else showNotice(part, mark === marks.save && mark.isOn() ? 'saved' : '')
      })
    window.addEventListener('storage', show)
    window.addEventListener('pageshow', show)
    show()
  },
})
