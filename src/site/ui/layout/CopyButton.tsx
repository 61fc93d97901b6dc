import { Address } from '../figures/Address'
import { Notices } from './Notices'

/** Words of a button that copies the code or address next to it. */
export type CopyWords = { copy: string; copied: string; byHand: string }

type CopyButtonProps = {
  words: CopyWords
  /** Its accessible name, which begins with its text; by default the text. */
  name?: string
  /** Whether it shows an icon instead of the text; then it needs a name. */
  sign?: boolean
  /** The text to copy if the page does not show it; it becomes visible in the notice if the browser refuses. */
  hidden?: string
}

/** Icon of two sheets. It is not among `ICONS`, which are part of scripts. */
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

/** A button that copies the code or the address next to it, with its notices (islands/copy-code). */
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
