import { use } from 'react'
import { keptPart } from '../../art/crop'
import { PAGE_PALETTE } from '../../art/palette'
import { drawingOf } from '../../art/shapes'
import { ArtFrame, type ArtProps } from './ArtFrame'
import { DrawingContext } from './drawing-context'

/** An inline drawing, 2.8 kB on average, for the large picture of a page. Elsewhere use `ArtUse`. Rendered on the server only. */
export function Art(props: ArtProps) {
  const { width, height } = drawingOf(props.shape)
  const body = use(DrawingContext)({ seed: props.seed, family: props.family, palette: PAGE_PALETTE, width, height })
  return (
    <ArtFrame {...props}>
      {/* The markup comes from our own drawing code, never from content. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={`${keptPart(body, width)}YMid slice`}
        dangerouslySetInnerHTML={{ __html: body }}
      />
    </ArtFrame>
  )
}
