import { defineEnhancement } from '../../../engine/islands/defineEnhancement'

/**
 * Answers the choice of a language (ui/shell/LanguageSelector) with a note in its `<output>`, which is read aloud. The page stays in its
 * language. Escape closes the list and returns the focus to its button; a press outside closes it too, and so does the focus leaving it.
 */
export default defineEnhancement({
  enhance(selector) {
    const output = selector.querySelector('output')
    selector.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !selector.hasAttribute('open')) return
      selector.removeAttribute('open')
      selector.querySelector('summary')?.focus()
    })
    for (const kind of ['pointerdown', 'focusin'])
      document.addEventListener(kind, ({ target }) => {
        if (target instanceof Node && !selector.contains(target)) selector.removeAttribute('open')
      })
    selector.addEventListener('click', ({ target }) => {
      if (!output || !(target instanceof Element) || !target.closest('button')) return
      // An `<output>` is only announced when its text changes, so it is emptied first.
      output.textContent = ''
      requestAnimationFrame(() => {
        output.textContent = output.dataset.note ?? ''
      })
    })
  },
})
