import type { ReactNode } from 'react'

/** A numbered list inside a text, drawn as points on a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>
}
