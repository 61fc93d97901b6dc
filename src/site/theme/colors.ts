/// <reference types="vite/client" />
import { themeColors } from '../../../renderer/styles/theme-colors'

const styles = import.meta.glob<string>('../styles/{palette,tokens}.css', { query: '?raw', import: 'default', eager: true })

/** The colors of the site by role, for everything that is no style sheet. */
export const colorOf = themeColors(styles)
