import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../ui/media/Icon'
import { ChatPanel } from './ChatPanel'
import { type PackedProps, unpacked } from './packed'
import { useConversation } from './useConversation'

type Shape = 'closed' | 'open' | 'minimised'

/**
 * The chat assistant (specification, 9.1): a floating button on every page, and the panel that it opens. The server renders the button
 * only. It is a landmark (`complementary`) and not a dialog: visitors can read on while it is open, the focus may leave it unless it fills
 * the window, and assistive technology can reach a landmark from anywhere, also while the panel is closed or minimised.
 */
export function ChatAssistant({ words: fetched, language }: PackedProps) {
  const words = useMemo(() => unpacked(fetched), [fetched])
  const [shape, setShape] = useState<Shape>('closed')
  const { conversation, ask } = useConversation()
  // Kept here and not in the panel, so that a half-written question survives closing the panel.
  const [question, setQuestion] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const givesFocusBack = useRef(false)

  const close = useCallback((from: 'inside' | 'outside') => {
    givesFocusBack.current = from === 'inside'
    // Synchronously: a busy browser may paint frames before it runs a deferred update, and the panel would cover the focused element
    // meanwhile.
    flushSync(() => setShape('closed'))
  }, [])

  useEffect(() => {
    if (shape !== 'closed' || !givesFocusBack.current) return
    givesFocusBack.current = false
    button.current?.focus()
  }, [shape])

  return (
    <aside className="chat-assistant needs-script screen-only" aria-label={words.title}>
      {shape === 'closed' ? (
        <button ref={button} type="button" className="chat-button" aria-label={words.labels.open} onClick={() => setShape('open')}>
          <Icon name="chat" />
        </button>
      ) : (
        <ChatPanel
          words={words}
          language={language}
          conversation={conversation}
          question={question}
          onType={setQuestion}
          isMinimised={shape === 'minimised'}
          onAsk={ask}
          onMinimise={(isMinimised) => setShape(isMinimised ? 'minimised' : 'open')}
          onClose={close}
        />
      )}
    </aside>
  )
}
