import type { ReactNode } from 'react'
import { ButtonLink } from './ButtonLink'
import { mainButtonKind } from './main-button-kind'

type Link = { label: string; href: string }

export type CallToActionProps = {
  title: string
  /** One sentence below the title. */
  lede?: string
  /** The main link, shown as a button. */
  primary?: Link
  secondary?: Link
  /** Whether it has the sunken background. */
  well?: boolean
  /** Id of the heading; unique on the page. */
  id?: string
  /** Small text below the title and its sentence. */
  note?: ReactNode
  /** Further buttons, after the links or instead of them. */
  children?: ReactNode
}

/** The last section of a page: a statement and links. */
export function CallToAction({ title, lede, primary, secondary, well, id = 'next', note, children }: CallToActionProps) {
  return (
    <section className={`call-to-action section${well ? ' well' : ''}`} aria-labelledby={id} data-below-fold="">
      <div className="wrap">
        <div className="section-head pb0">
          <div className="sides">
            <div>
              <h2 id={id}>{title}</h2>
              {lede && <p className="lede">{lede}</p>}
              {note}
            </div>
            <div className="row">
              {primary && (
                <ButtonLink href={primary.href} kind={mainButtonKind(primary.href)}>
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
