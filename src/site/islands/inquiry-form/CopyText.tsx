import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/layout/Button'

type CopyTextProps = {
  text: string
  words: { copy: string; copied: string; copyByHand: string }
  /** What stands beside the button. */
  children?: ReactNode
}

/** A button that copies a text. Where the browser does not let it, the text is shown, selected, to be copied by hand. */
export function CopyText({ text, words, children }: CopyTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  // What was tried, and how it went; of a text that is another one by now, it says nothing any more.
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>()
  const isCopied = tried?.text === text && tried.isCopied
  const byHand = tried?.isCopied === false
  useEffect(() => {
    if (tried?.isCopied !== false) return
    area.current?.focus()
    area.current?.select()
  }, [tried])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTried({ text, isCopied: true })
    } catch {
      // No permission, or no secure connection.
      setTried({ text, isCopied: false })
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
      {byHand && <textarea className="control" rows={6} readOnly value={text} aria-label={words.copyByHand} ref={area} />}
    </>
  )
}
