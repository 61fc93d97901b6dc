import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs'

export type PageIntroProps = {
  breadcrumbs?: BreadcrumbsProps
  /** The `<h1>` of the page. */
  title: string
  lede?: string
  /** Above the title: tags, the sign of a service. */
  above?: ReactNode
  /** Buttons under the lede. */
  actions?: ReactNode
  /** Beside the title: a picture, facts, buttons. */
  side?: ReactNode
  /** How many of the twelve columns the side takes. */
  sideColumns?: 3 | 4 | 5
  /** Close to what follows: filters, a picture. */
  tight?: boolean
  /** A quieter title, for not-found pages. */
  small?: boolean
  /** More under the lede: meta, a note. */
  children?: ReactNode
}

const MAIN = { 3: 'c9', 4: 'c8', 5: 'c7' } as const
const SIDE = { 3: 'c3', 4: 'c4', 5: 'c5' } as const

/** Head of every page but home: breadcrumbs, the one `<h1>`, lede, and what stands under and beside them. */
export function PageIntro({ breadcrumbs, side, sideColumns = 5, tight, ...main }: PageIntroProps) {
  const text = <IntroText {...main} />
  return (
    <div className={tight ? 'page-intro wrap tight' : 'page-intro wrap'}>
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
      {side ? (
        <div className="grid align-end">
          <div className={MAIN[sideColumns]}>{text}</div>
          <div className={SIDE[sideColumns]}>{side}</div>
        </div>
      ) : (
        text
      )}
    </div>
  )
}

function IntroText({
  title,
  lede,
  above,
  actions,
  small,
  children,
}: Omit<PageIntroProps, 'breadcrumbs' | 'side' | 'sideColumns' | 'tight'>) {
  return (
    <>
      {above && <div className="above">{above}</div>}
      <h1 className={small ? 'text-3xl' : undefined}>{title}</h1>
      {lede && <p className="lede">{lede}</p>}
      {children}
      {actions && <div className="row mt6">{actions}</div>}
    </>
  )
}
