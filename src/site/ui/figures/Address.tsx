import { Fragment } from 'react'

/**
 * An address, which breaks in few places if it does not fit on a line: that of a mailbox after the @, that of a file before and after its
 * host. What it stands in is no flexible box, which would set its pieces apart.
 */
export const Address = ({ text }: { text: string }) =>
  text.split(/(?<=@|:\/\/)|(?<=[^/])(?=\/[^/])/).map((piece, index, all) => (
    <Fragment key={all.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
