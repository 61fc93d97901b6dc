import type { ReactNode } from 'react'
import { ButtonLink } from './ButtonLink'

type Link = { label: string; href: string }

export type CallToActionProps = {
  title: string
  /** One sentence under it. */
  lede?: string
  /** The button that starts a conversation. */
  primary?: Link
  secondary?: Link
  /** On the sunken ground. */
  well?: boolean
  /** Id of the heading; distinct on the page. */
  id?: string
  /** Instead of, or after, the two links: further buttons. */
  children?: ReactNode
}

/** The strip that ends a page: a statement and the way on. */
export function CallToAction({ title, lede, primary, secondary, well, id = 'next', children }: CallToActionProps) {
  return (
    <section className={well ? 'call-to-action section well' : 'call-to-action section'} aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head pb0">
          <div className="sides">
            <div>
              <h2 id={id}>{title}</h2>
              {lede && <p className="lede">{lede}</p>}
            </div>
            <div className="row">
              {primary && (
                <ButtonLink href={primary.href} kind="action">
                  {primary.label}
                </ButtonLink>
              )}
              {secondary && (
                <ButtonLink href={secondary.href} kind="line">
                  {secondary.label}
                </ButtonLink>
              )}
              {children}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
