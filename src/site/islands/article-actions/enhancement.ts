import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { showNotice } from '../notices/showNotice'
import { isSaved, readSaved, toggleSaved, writeSaved } from '../saved/saved'
import { itemOfPage } from '../share-link/page'
import { readLiked, toggleLiked, writeLiked } from './liked'

/** Something that a visitor can mark an article with. */
type Mark = { isOn: () => boolean; toggle: () => boolean }

/**
 * The Like and Save buttons of an article (ui/prose/ArticleActions). They show what this device keeps, also after a visit to
 * the list of saved articles and after a change in another tab. `data-kind` says what the article is.
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
        // A button says by itself that it is pressed.
        if (!isKept) showNotice(part, 'notKept')
        else showNotice(part, mark === marks.save && mark.isOn() ? 'saved' : '')
      })
    window.addEventListener('storage', show)
    window.addEventListener('pageshow', show)
    show()
  },
})
