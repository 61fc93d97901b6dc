import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { readStored, store } from '../../../engine/islands/storage'
import { nextTheme, THEME_KEY, type Theme, themeOf } from './theme'

/**
 * The button that switches between system, light and dark theme (ui/shell/ThemeSwitch). Its words are data attributes: `data-label` is the
 * name of the control, `data-system`, `data-light` and `data-dark` are those of its states.
 */
export default defineEnhancement({
  enhance(button) {
    // If storage is blocked, the choice lasts until the page is left.
    const { dataset } = document.documentElement
    let theme = themeOf(readStored(THEME_KEY) ?? dataset.theme)
    const colorBars = barsOf(document)
    const show = () => {
      if (theme === 'system') delete dataset.theme
      else dataset.theme = theme
      colorBars(theme)
      button.ariaLabel = button.title = `${button.dataset.label}: ${button.dataset[theme]}`
    }
    button.addEventListener('click', () => {
      theme = nextTheme(theme, matchMedia('(prefers-color-scheme: dark)').matches)
      store(THEME_KEY, theme === 'system' ? null : theme)
      show()
    })
    // Follows a choice in another tab.
    addEventListener('storage', ({ key, newValue }) => {
      // Storage that is cleared names no key.
      if (key !== null && key !== THEME_KEY) return
      theme = themeOf(newValue)
      show()
    })
    show()
  },
})

/**
 * The toolbar of the browser follows the theme: of the two `theme-color` elements in the head, only the one of the chosen theme
 * applies.
 */
function barsOf({ head }: Document): (theme: Theme) => void {
  const colors = [...head.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => ({ meta, system: meta.media }))
  return (theme) => {
    for (const { meta, system } of colors) meta.media = theme === 'system' ? system : system.includes(theme) ? 'all' : 'not all'
  }
}
