import { Address } from '../figures/Address'
import { Notices } from './Notices'

/** Words of a button that copies what stands beside it. */
export type CopyWords = { copy: string; copied: string; byHand: string }

type CopyButtonProps = {
  words: CopyWords
  /** Its name for screen readers, which begins as its text does. Left out: that text. */
  name?: string
  /** Shows a sign instead of the text; it needs a name. */
  sign?: boolean
  /** What is copied, where the page does not show it: it is part of what is said where the browser refuses. */
  hidden?: string
}

/** Two sheets. It is none of the icons, which scripts load. */
const COPY_SIGN = (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M7 7h10v10H7zM13 4V3H3v10h1" />
  </svg>
)

const withText = (words: string, text: string) => (
  <>
    {words}{' '}
    <code>
      <Address text={text} />
    </code>
  </>
)

/** A button that copies the code or the address beside it, and what it says then (islands/copy-code). */
export function CopyButton({ words: { copy, copied, byHand }, name, sign, hidden }: CopyButtonProps) {
  return (
    <>
      <button className="link needs-script" type="button" data-enhance="copy-code" data-when="intent" aria-label={name}>
        {sign ? COPY_SIGN : copy}
      </button>
      <Notices
        notices={[
          { name: 'copied', says: copied },
          { name: 'refused', says: hidden ? withText(byHand, hidden) : byHand },
        ]}
      />
    </>
  )
}
