type AddressedProps = {
  text: string
  /** The address that it holds. */
  email: string
  /** Whether the address is a link. */
  isLink?: boolean
}

/** A sentence with an address, which begins a line rather than being broken, or is broken after its sign. */
export function Addressed({ text, email, isLink }: AddressedProps) {
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
