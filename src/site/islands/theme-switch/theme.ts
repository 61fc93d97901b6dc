/** Color themes in the order of the switch. `system` means that none is chosen. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Key in `localStorage`. The script that sets the theme before the first paint reads it too. */
export const THEME_KEY = 'theme'

/** The theme of a stored value; `system` for any other value. */
export const themeOf = (value: string | null | undefined): Theme => THEMES.find((theme) => theme === value) ?? 'system'

/**
 * The next theme: forward if the system is dark, else backward, so that the first press leads to the opposite theme and has a visible
 * effect.
 */
export const nextTheme = (theme: Theme, isSystemDark: boolean): Theme =>
  THEMES[(THEMES.indexOf(theme) + (isSystemDark ? 1 : 2)) % THEMES.length] ?? 'system'
