/** What comes before the host of an address, the host up to its last dot and after that, and what follows it. */
const PARTS = /^(.*?(?:@|:\/\/))?([^/]*\.)?([^/]*)(.*)$/

/**
 * An address, which breaks in few places if it does not fit on a line: before and after its host, and after the last dot of that only if
 * it is wider than a line. What it stands in is no flexible box, which would set its pieces apart.
 */
export function Address({ text }: { text: string }) {
  const [, start, host, end, rest] = PARTS.exec(text) ?? []
  return (
    <>
      {start}
      <span className="whole">
        {host}
        <wbr />
        {end}
      </span>
      {rest}
    </>
  )
}
