import type { ReactNode } from 'react'
import type { Tone } from '../../art/tones'
import { type Change, ChangeFigure } from '../figures/ChangeFigure'
import { ValuedPicture } from '../media/ValuedPicture'
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs'
import { withoutHyphenBreaks } from './without-hyphen-breaks'

export type StudyCoverProps = {
  breadcrumbs: BreadcrumbsProps
  /** The result, in the largest type; a study without values has none. */
  change: Change | undefined
  /** The `<h1>` of the page. */
  title: string
  lede: string
  tone: Tone
  /** The drawing of the result, or a photograph. */
  picture: ReactNode
  /** Set if the picture has two bars, which are labelled with their values. */
  bars: 'bars' | 'coil' | undefined
}

/** The start of a case study over the full width, in the tone of its picture: the result, then the title, with the picture next to them. */
export function StudyCover({ breadcrumbs, change, title, lede, tone, picture, bars }: StudyCoverProps) {
  return (
    <div className="art study-cover" data-tone={tone}>
      <div className="wrap">
        <Breadcrumbs {...breadcrumbs} />
        <div className="parts">
          <div>
            {change && <ChangeFigure {...change} />}
            <h1>{withoutHyphenBreaks(title)}</h1>
            <p className="lede">{lede}</p>
          </div>
          {change && bars ? <ValuedPicture picture={picture} bars={bars} tone={tone} values={change} /> : picture}
        </div>
      </div>
    </div>
  )
}
