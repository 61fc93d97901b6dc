import { useState } from 'react'
import { keepSlash, slashOpens } from '../site-search/slash-key'
import type { DialogWords } from '../site-search/words'

/** A button that switches the shortcut `/` off and on. */
export function SlashControl({ names }: { names: Pick<DialogWords, 'slashOff' | 'slashOn'> }) {
  const [opens, setOpens] = useState(slashOpens)
  return (
    <button type="button" onClick={() => keepSlash(!opens) && setOpens(!opens)}>
      {opens ? names.slashOff : names.slashOn}
    </button>
  )
}
