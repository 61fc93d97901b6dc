import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { isSaved, readSaved, toggleSaved, writeSaved } from '../saved/saved'
import { itemOfPage } from '../share-link/page'
import { readLiked, toggleLiked, writeLiked } from './liked'

/** One of the two marks that a visitor can give an article: like or save. */
type Mark = { isOn: () => boolean; toggle: () => boolean }

/**
 * The Like and Save buttons of an article (ui/prose/ArticleActions). Their state is stored on this device; they show it anew
 * when the page comes back from the cache of the browser, and when another tab changes it. `data-kind` is the kind of the
 * article.
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
        // Pressing a button needs no notice: a screen reader announces its new state.
        if (!isKept) showNotice(part, 'notKept')
        else showNotice(part, mark === marks.save && mark.isOn() ? 'saved' : '')
      })
    window.addEventListener('storage', show)
    window.addEventListener('pageshow', show)
    show()
  },
})
