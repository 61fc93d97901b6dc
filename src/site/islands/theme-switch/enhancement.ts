import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { readStored, store } from '../../../engine/islands/storage'
import { nextTheme, THEME_KEY, type Theme, themeOf } from './theme'

/**
 * The button that goes through system, light and dark (ui/shell/ThemeSwitch). Its words are data attributes:
 * `data-label` names the control, `data-system`, `data-light` and `data-dark` its states.
 */
export default defineEnhancement({
  enhance(button) {
    // Storage may be blocked: the choice then holds for this page.
    let theme = themeOf(readStored(THEME_KEY) ?? document.documentElement.dataset.theme)
    const colorBars = barsOf(document)
    const show = () => {
      if (theme === 'system') delete document.documentElement.dataset.theme
      else document.documentElement.dataset.theme = theme
      colorBars(theme)
      button.dataset.state = theme
      const name = `${button.dataset.label}: ${button.dataset[theme]}`
      button.setAttribute('aria-label', name)
      button.title = name
    }
    button.addEventListener('click', () => {
      theme = nextTheme(theme)
      store(THEME_KEY, theme === 'system' ? null : theme)
      show()
    })
    // Another tab has chosen.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== THEME_KEY) return
      theme = themeOf(newValue)
      show()
    })
    show()
  },
})

/** The bars of the browser take the color of the chosen theme: of the two colors in the head, the one of that theme counts. */
function barsOf({ head }: Document): (theme: Theme) => void {
  const colors = [...head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({ meta, system: meta.media }))
  return (theme) => {
    for (const { meta, system } of colors) meta.media = theme === 'system' ? system : system.includes(theme) ? 'all' : 'not all'
  }
}
