import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/layout/Button'

type CopyTextProps = {
  text: string
  words: { copy: string; copied: string; copyByHand: string }
  /** Shown before the button. */
  children?: ReactNode
}

/** A button that copies a text. If the browser refuses, the text is shown and selected, to be copied by hand. */
export function CopyText({ text, words, children }: CopyTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  // The text that was copied, and whether it worked. It no longer applies once the text changes.
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
      // Permission was denied, or the page was not loaded over https.
      setTried({ text, isCopied: false })
    }
  }
  return (
    <>
      <div className="ways">
        {children}
        <Button kind="line" small onClick={copy}>
          {words.copy}
        </Button>
        <output>{isCopied && words.copied}</output>
      </div>
      {byHand && <textarea className="control" rows={6} readOnly value={text} aria-label={words.copyByHand} ref={area} />}
    </>
  )
}
