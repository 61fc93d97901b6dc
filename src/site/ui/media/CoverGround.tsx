import { PaperCover, type PaperCoverProps } from './PaperCover'

/** A cover on a background of another tone. */
export const CoverGround = (art: PaperCoverProps) => (
  <div className="art cover-ground" data-tone={art.tone === 'bark' ? 'pine' : 'bark'}>
    <PaperCover {...art} />
  </div>
)
