import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs'
import { withoutHyphenBreaks } from './without-hyphen-breaks'

export type PageIntroProps = {
  breadcrumbs?: BreadcrumbsProps
  /** The `<h1>` of the page. */
  title: ReactNode
  lede?: ReactNode
  /** Content above the title: tags, the glyph of a service. */
  above?: ReactNode
  /** Buttons below the lede. */
  actions?: ReactNode
  /** Content next to the title: a picture, facts, buttons. */
  side?: ReactNode
  /** Number of columns of the side, out of twelve. With six, the side is a picture. */
  sideColumns?: 4 | 5 | 6
  /** Whether the side is so much higher than the title that both are aligned at the top; true for pictures. */
  high?: boolean
  /** Whether there is less space before the next section, such as filters or a picture. */
  tight?: boolean
  /** A smaller title, for not-found pages. */
  small?: boolean
  /** Further content below the lede: meta line, a note. */
  children?: ReactNode
}

const MAIN = { 4: 'c8', 5: 'c7', 6: 'c6' } as const
const SIDE = { 4: 'c4', 5: 'c5', 6: 'c6' } as const

type IntroTextProps = Omit<PageIntroProps, 'breadcrumbs' | 'side' | 'sideColumns' | 'high' | 'tight'>

/**
 * The start of every page except the home page: breadcrumbs, the `<h1>` and lede, and content below and next to them. If there is only a
 * title and a lede, they are side by side in wide windows.
 */
export function PageIntro({ breadcrumbs, side, sideColumns = 5, high = sideColumns === 6, tight, ...main }: PageIntroProps) {
  const withPicture = sideColumns === 6 ? ' picture-intro' : ''
  const isPair = !side && !main.above && !main.children && !main.small
  return (
    <div className={`page-intro wrap${tight ? ' tight' : ''}${withPicture}`}>
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
      {side ? (
        <div className={high ? 'grid' : 'grid align-end'}>
          <div className={MAIN[sideColumns]}>
            <IntroText {...main} />
          </div>
          <div className={SIDE[sideColumns]}>{side}</div>
        </div>
      ) : (
        <div className={isPair ? 'pair' : undefined}>
          <IntroText {...main} />
        </div>
      )}
    </div>
  )
}

function IntroText({ title, lede, above, actions, small, children }: IntroTextProps) {
  return (
    <>
      {above && <div className="above">{above}</div>}
      <h1 className={small ? 'text-3xl' : undefined}>{typeof title === 'string' ? withoutHyphenBreaks(title) : title}</h1>
      <div>
        {lede && <p className="lede">{lede}</p>}
        {children}
        {actions && <div className="row mt6">{actions}</div>}
      </div>
    </>
  )
}
