/// <reference types="vite/client" />
import { themeColors } from '../../../renderer/styles/theme-colors'

const styles = import.meta.glob<string>('../styles/{palette,tokens}.css', { query: '?raw', import: 'default', eager: true })

/** The colors of the site by the names of their roles, for what is no style sheet. */
export const colorOf = themeColors(styles)
