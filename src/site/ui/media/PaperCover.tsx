import type { CoverText } from './ArtFrame'
import { EntryPicture, type EntryPictureProps } from './EntryPicture'

export type PaperCoverProps = Omit<EntryPictureProps, 'shape'> & { cover: CoverText }

/** The cover of a publication. A photograph has no text on it. */
export const PaperCover = (art: PaperCoverProps) => <EntryPicture {...art} shape="cover" />
