import { Notices } from './Notices'

/** Words of a button that copies what stands beside it. */
export type CopyWords = { copy: string; copied: string; byHand: string }

type CopyButtonProps = {
  words: CopyWords
  /** Its name for screen readers, which begins as its text does. Left out: that text. */
  name?: string
}

/** A button that copies the code or the address beside it, and what it says then (islands/copy-code). */
export function CopyButton({ words: { copy, copied, byHand }, name }: CopyButtonProps) {
  return (
    <>
      <button className="link needs-script" type="button" data-enhance="copy-code" data-when="intent" aria-label={name}>
        {copy}
      </button>
      <Notices
        notices={[
          { name: 'copied', says: copied },
          { name: 'refused', says: byHand },
        ]}
      />
    </>
  )
}
