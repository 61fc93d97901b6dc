import type { ReactNode } from 'react'

/** The head of a page: its heading, a short introduction, and content above them. */
export const PageHead = ({ title, lede, children }: { title: string; lede: string; children?: ReactNode }) => (
  <div className="page-head">
    {children}
    <h1>{title}</h1>
    <p className="lede">{lede}</p>
  </div>
)
