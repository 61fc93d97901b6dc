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
  const [isCopied, setCopied] = useState<boolean>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // No permission, or no secure connection.
      setCopied(false)
    }
  }
  return (
    <>
      <div className="ways">
        <Button kind="line" small onClick={copy}>
          {words.copy}
        </Button>
        {children}
        <output>{isCopied && words.copied}</output>
      </div>
      {isCopied === false && (
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
