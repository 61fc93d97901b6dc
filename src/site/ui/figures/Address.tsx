import { Fragment } from 'react'

/**
 * An address that breaks in few places if it is too long for a line: an email address after the @, a URL before and after its host. Do not
 * use it inside a flex container, which would separate its pieces.
 */
export const Address = ({ text }: { text: string }) =>
  text.split(/(?<=@|:\/\/)|(?<=[^/])(?=\/[^/])/).map((piece, index, all) => (
    <Fragment key={all.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
