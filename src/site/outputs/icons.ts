import type { Output } from '../../../renderer/emit'
import { type IconDrawings, siteIcons } from '../../../renderer/outputs/icons'
import { MARK } from '../art/company-mark'
import { colorOf } from '../theme/colors'

/** The mark, scaled down from its grid: the lines of an icon are heavier, and must not be clipped. */
const mark = (line: string, lit: string) =>
  `<g transform="translate(2.7 2.7) scale(.83)"><path d="${MARK.lines}" fill="none"${line} stroke-width="2.65"/><circle cx="${MARK.lit.x}" cy="${MARK.lit.y}" r="4.3"${lit}/></g>`

/** The drawings of the icons (specification, 12.3). The one with a background has the colors of the dark theme. */
function drawings(): IconDrawings {
  const [ground, line, lit] = [colorOf('--color-bg'), colorOf('--color-text'), colorOf('--color-signal')]
  const rules = (theme: 'light' | 'dark') => `path{stroke:${line[theme]}}circle{fill:${lit[theme]}}`
  const svg = (viewBox: string, contents: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${contents}</svg>`
  return {
    tab: svg('0 0 32 32', `<style>${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}</style>${mark('', '')}`),
    filled: svg('-4 -4 40 40', `<path d="M-4-4h40v40H-4z" fill="${ground.dark}"/>${mark(` stroke="${line.dark}"`, ` fill="${lit.dark}"`)}`),
  }
}

/** The icons of the site. */
export const icons: Output = { ...siteIcons(drawings), codeKey: import.meta.codeKey }
