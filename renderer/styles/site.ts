import { createStyles, type Styles } from './styles'

const base = import.meta.glob<string>('../../src/site/styles/*.css', { query: '?inline', import: 'default', eager: true })
const components = import.meta.glob<string>('../../src/site/{ui,islands}/**/*.css', { query: '?inline', import: 'default', eager: true })

/** The styles of this site. */
export const createSiteStyles = (): Styles => createStyles(base, components)
