import { defineEnhancement } from '../../../engine/islands/defineEnhancement'

/**
 * Answers the choice of a language (ui/shell/LanguageSelector) with the note of its `<output>`, which is read aloud. The
 * language of the page stays what it is.
 */
export default defineEnhancement({
  enhance(selector) {
    const output = selector.querySelector('output')
    selector.addEventListener('click', ({ target }) => {
      if (!output || !(target instanceof Element) || !target.closest('button')) return
      // A status that stays as it is is not read again.
      output.textContent = ''
      requestAnimationFrame(() => {
        output.textContent = output.dataset.note ?? ''
      })
    })
  },
})
