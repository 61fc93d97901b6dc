import type { MeasurePart } from '../../../../schemas/pages/how-we-measure'
import { urlOf } from '../../routes/addresses'
import { MoreLink } from '../layout/MoreLink'

/** A small link under a row of figures, to the section of the page that defines them. */
export function MeasureLink({ part, label }: { part: MeasurePart; label: string }) {
  return (
    <p className="mt4">
      <MoreLink href={urlOf.measure(part)}>{label}</MoreLink>
    </p>
  )
}
