/** Colour themes, in the order in which the switch goes through them. `system` is the absence of a choice. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where the choice is kept on the device. The script that sets the theme before the first paint reads the same key. */
export const THEME_KEY = 'theme'

/** The theme that a kept value names; anything else is no choice. */
export const themeOf = (value: string | null | undefined): Theme => THEMES.find((theme) => theme === value) ?? 'system'

/** The theme after this one; after the last comes the first. */
export const nextTheme = (theme: Theme): Theme => THEMES[THEMES.indexOf(theme) + 1] ?? 'system'
