import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/layout/Button'

type CopyTextProps = {
  text: string
  words: { copy: string; copied: string; copyByHand: string }
  /** What stands beside the button. */
  children?: ReactNode
}

/** A button that copies a text. Where the browser does not let it, the text is shown, selected, to be copied by hand. */
export function CopyText({ text, words, children }: CopyTextProps) {
  const [ended, setEnded] = useState<'copied' | 'refused'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setEnded('copied')
    } catch {
      // No permission, or no secure connection.
      setEnded('refused')
    }
  }
  return (
    <>
      <div className="ways">
        <Button kind="line" small onClick={copy}>
          {words.copy}
        </Button>
        {children}
        <output>{ended === 'copied' && words.copied}</output>
      </div>
      {ended === 'refused' && (
        <textarea
          className="control"
          rows={6}
          readOnly
          value={text}
          aria-label={words.copyByHand}
          ref={(area) => {
            area?.focus()
            area?.select()
          }}
        />
      )}
    </>
  )
}
