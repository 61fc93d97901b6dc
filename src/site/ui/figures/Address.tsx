import { Fragment } from 'react'

/**
 * An address, which breaks in few places if it does not fit on a line: that of a mailbox after the @ and before its last dot, that of a
 * file before the last part of its host and after that. What it stands in is no flexible box, which would set its pieces apart.
 */
export const Address = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, index) => (
    <Fragment key={piece}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))

/** What stands together. */
function piecesOf(text: string): readonly string[] {
  const sign = text.indexOf('@') + 1
  if (sign === 0) {
    const end = text.indexOf('/', text.indexOf('://') + 3)
    const host = end < 0 ? text : text.slice(0, end)
    const last = host.lastIndexOf('.')
    return [host.slice(0, last), host.slice(last), text.slice(host.length)].filter(Boolean)
  }
  const dot = text.lastIndexOf('.')
  return dot < sign ? [text.slice(0, sign), text.slice(sign)] : [text.slice(0, sign), text.slice(sign, dot), text.slice(dot)]
}
