import type { EntryPictureProps } from './EntryPicture'

/** The portrait of a person: a picture file, or the drawing of a seed (src/site/art/portrait/look.ts). */
export type Portrait = Pick<EntryPictureProps, 'seed' | 'family' | 'tone' | 'picture'>
