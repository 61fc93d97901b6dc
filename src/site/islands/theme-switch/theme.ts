/** Color themes. `system` means that none is chosen. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Key in `localStorage`. The script that sets the theme before the first paint reads it too. */
export const THEME_KEY = 'theme'

/** The theme of a stored value; `system` for any other value. */
export const themeOf = (value: string | null | undefined): Theme => THEMES.find((theme) => theme === value) ?? 'system'

/**
 * The theme that comes next. From that of the system the switch goes to the other one, so that its first press is seen, then to the same
 * one, then back.
 */
export function nextTheme(theme: Theme, isSystemDark: boolean): Theme {
  const [other, same] = isSystemDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return theme === 'system' ? other : theme === other ? same : 'system'
}
