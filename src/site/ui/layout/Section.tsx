import type { ReactNode } from 'react'
import { SectionHead, type SectionHeadProps } from './SectionHead'

export type SectionProps = {
  /** Id of the section, where links lead; its heading is `<id>-title`. Distinct on the page. */
  id: string
  head: Pick<SectionHeadProps, 'label' | 'note' | 'title' | 'lede'>
  /** The sunken ground, or the dark band. Left out: the ground of the page. */
  ground?: 'well' | 'band'
  children: ReactNode
}

/** A section of a page under its head, labelled by its heading. */
export function Section({ id, head, ground, children }: SectionProps) {
  const heading = `${id}-title`
  return (
    <section
      className={ground ? `section ${ground}` : 'section'}
      id={id}
      data-scheme={ground === 'band' ? 'dark' : undefined}
      aria-labelledby={heading}
    >
      <div className="wrap">
        <SectionHead {...head} id={heading} />
        {children}
      </div>
    </section>
  )
}
