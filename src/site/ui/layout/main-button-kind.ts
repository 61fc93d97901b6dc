import { patterns } from '../../routes/patterns'
import type { ButtonKind } from './button-look'

/** The kind of a main button by its address: buttons that start an inquiry have the same color on all pages. */
export const mainButtonKind = (href: string): ButtonKind => (href.startsWith(patterns.contact) ? 'action' : 'primary')
