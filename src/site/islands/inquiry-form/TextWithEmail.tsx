type AddressedProps = {
  text: string
  /** The email address in the text. */
  email: string
  /** Whether the address is a link. */
  isLink?: boolean
}

/**
 * A sentence with an email address that moves to a new line rather than being broken; if it is too long for a line, it breaks after the @.
 */
export function TextWithEmail({ text, email, isLink }: AddressedProps) {
  const [before, after] = text.split(email)
  const sign = email.indexOf('@') + 1
  const address = (
    <>
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </>
  )
  return (
    <>
      {before}
      <span className="whole">
        {isLink ? <a href={`mailto:${email}`}>{address}</a> : address}
        {after}
      </span>
    </>
  )
}
