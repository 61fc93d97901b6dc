import type { Tone } from '../../art/tones'
import { Quotation, type QuotationProps } from './Quotation'

export type QuotationBandProps = QuotationProps & { tone: Tone }

/** A quotation over the full width of the page, in the largest serif type, on a background of a tone. */
export function QuotationBand({ tone, ...quotation }: QuotationBandProps) {
  return (
    <div className="art section toned quotation-band" data-tone={tone}>
      <div className="wrap">
        <Quotation {...quotation} />
      </div>
    </div>
  )
}
