import { near } from './near'

/** Mistakes with pictures: a part of the catalogue. */
export const pictureMistakes = {
  'picture/missing': {
    title: 'A picture is not there.',
    message: (file: string, nearName?: string) => `The picture \`${file}\` is not beside the entry.${near(nearName)}`,
    hint: 'Put the file into the folder of the entry, or remove the field: a drawing is made then.',
  },
  'picture/host': {
    title: 'A picture comes from a host that is not allowed.',
    message: (host: string) => `Pictures may not come from \`${host}\`.`,
    hint: 'Put the file beside the entry, or add the host to imageHosts in content/site/identity.yaml.',
  },
  'picture/unknown': {
    title: 'A picture file holds no picture.',
    message: (file: string) => `\`${file}\` holds no picture.`,
    hint: 'Export the picture again as JPEG, PNG, WebP or AVIF. Another name does not change what a file holds.',
  },
  'picture/damaged': {
    title: 'A picture file is damaged.',
    message: (file: string) => `\`${file}\` is damaged: it cannot be read to its end.`,
    hint: 'Copy the file again from where it came from.',
  },
  'picture/kind': {
    title: 'A picture is of a kind that is not taken.',
    message: (file: string, kind: string) => `\`${file}\` is of the kind ${kind}.`,
    hint: 'Pictures are JPEG, PNG, WebP or AVIF, and do not move.',
  },
  'picture/small': {
    title: 'A picture is too small for where it is shown.',
    message: (file: string, found: string, least: string) => `\`${file}\` has ${found} pixels; at least ${least} are needed here.`,
    hint: 'Take the picture in its original size. Enlarging it does not make it sharper.',
  },
  'picture/large': {
    title: 'A picture is too large.',
    message: (file: string, found: string, limit: string) => `\`${file}\` has ${found}; at most ${limit} are taken.`,
    hint: 'Export the picture at 4000 pixels of width: pages never show more.',
  },
  'picture/alt': {
    title: 'The text of a picture is the name of its file.',
    message: (alt: string) => `The text \`${alt}\` is the name of the file; it says nothing about what the picture shows.`,
    hint: 'Say in a sentence what the picture shows, for those who do not see it.',
  },
  'picture/unused': {
    title: 'A picture is named by no entry.',
    message: (file: string) => `No entry in the folder names the picture \`${file}\`.`,
    hint: 'Name it as `src` of the picture of an entry in the same folder, or delete the file.',
  },
} as const
