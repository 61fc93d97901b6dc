import { useEffect, useState } from 'react'

/** How long a text has to stay as it is, in milliseconds: longer than who types takes for a key. */
const STILL = 700

/** A text once it has stayed as it is for a moment; until then, the one before. What is read aloud at each key is heard to its end never. */
export function useDebounced(text: string): string {
  const [still, setStill] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), STILL)
    return () => clearTimeout(timer)
  }, [text])
  return still
}
