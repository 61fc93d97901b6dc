import { Fragment, type ReactNode } from 'react'
import { phoneHref } from '../../routes/phone-href'
import { Address } from '../figures/Address'
import { withoutHyphenBreaks } from './without-hyphen-breaks'

/** An email address, or a phone number with its country. */
const CONTACT = /([\w.-]+@[\w.-]+\w|\+\d[\d ()-]+\d)/

/** A short text in which each email address and each phone number is a link, and no hyphenated word is broken. */
export const withContactLinks = (text: string): ReactNode =>
  text.split(CONTACT).map((piece, index, all) => {
    const key = all.slice(0, index + 1).join('')
    if (index % 2 === 0) return <Fragment key={key}>{withoutHyphenBreaks(piece)}</Fragment>
    return piece.includes('@') ? (
      <a key={key} className="link" href={`mailto:${piece}`}>
        <Address text={piece} />
      </a>
    ) : (
      <a key={key} className="link" href={phoneHref(piece)}>
        <span className="whole">{piece}</span>
      </a>
    )
  })
