import type { ReactNode } from 'react'
import { SectionHead, type SectionHeadProps } from './SectionHead'

export type SectionProps = {
  /** Id of the section, for links to it; that of its heading is `<id>-title`. Unique on the page. */
  id: string
  head: Pick<SectionHeadProps, 'label' | 'note' | 'title' | 'lede'>
  /** The sunken background, or the dark band; by default the background of the page. */
  ground?: 'well' | 'band'
  /** Whether it is below the first screen in every window, so that its styles may be loaded late. */
  below?: boolean
  /** Whether it belongs together with the next section: in windows wider than phones it has no space below. */
  joined?: boolean
  children: ReactNode
}

/** A section of a page, labelled by its heading. */
export function Section({ id, head, ground, below, joined, children }: SectionProps) {
  const heading = `${id}-title`
  return (
    <section
      className={`section${ground ? ` ${ground}` : ''}${joined ? ' joined' : ''}`}
      id={id}
      data-scheme={ground === 'band' ? 'dark' : undefined}
      aria-labelledby={heading}
      data-below-fold={below ? '' : undefined}
    >
      <div className="wrap">
        <SectionHead {...head} id={heading} />
        {children}
      </div>
    </section>
  )
}
