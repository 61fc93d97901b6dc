import { patterns } from '../../routes/patterns'
import type { ButtonKind } from './button-look'

/** The kind of a main button that leads to an address: what starts an inquiry has one color on all pages. */
export const mainKind = (href: string): ButtonKind => (href.startsWith(patterns.contact) ? 'action' : 'primary')
