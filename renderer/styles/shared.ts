import { memoize } from '../../src/engine/lib/memoize'
import { ASSETS } from '../../src/engine/routes/files'
import { keyOf } from '../key'
import type { Styles } from './styles'

/** The style sheets that all pages share: for print, for components below the first screen, and for all others. */
export type SharedSheet = 'print' | 'later' | 'site'

/** The shared style sheets of a site. Their addresses change only when their texts do; one without a rule has none. */
export const sharedSheets = memoize(
  (styles: Styles): Record<SharedSheet, { address: string; text: string }> => ({
    print: named('print', styles.print()),
    later: named('later', styles.later()),
    site: named('site', styles.site()),
  }),
)

const named = (name: SharedSheet, text: string) => ({
  address: text === '' ? '' : `/${ASSETS}/${name}-${keyOf(text).slice(0, 8)}.css`,
  text,
})
