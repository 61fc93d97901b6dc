import { suggestion } from '../lib/nearest.mjs'

/** The part of the catalogue about pictures. */
export const pictureMistakes = {
  'picture/missing': {
    title: 'A picture is missing.',
    message: (file: string, nearName?: string) => `The picture \`${file}\` is not in the folder of the entry.${suggestion(nearName)}`,
    hint: 'Put the file there, with exactly this name; capital letters count.',
  },
  'picture/host': {
    title: 'A picture comes from a host that is not allowed.',
    message: (host: string) => `Pictures may not come from \`${host}\`.`,
    hint: 'Save the picture in the folder of the entry and name that file, or add the host to `imageHosts` in content/site/identity.yaml.',
  },
  'picture/unknown': {
    title: 'A picture file does not hold a picture.',
    message: (file: string) => `\`${file}\` does not hold a picture.`,
    hint: 'Export the picture again as JPEG, PNG, WebP or AVIF. Renaming a file does not change what it holds.',
  },
  'picture/damaged': {
    title: 'A picture file is damaged.',
    message: (file: string) => `\`${file}\` is damaged: it cannot be read to its end.`,
    hint: 'Copy the file again from its source, or export the picture again.',
  },
  'picture/kind': {
    title: 'A picture has a format that the site does not take.',
    message: (file: string, kind: string) => `\`${file}\` is in the format ${kind}, which the site does not take.`,
    hint: 'Export the picture as JPEG, PNG, WebP or AVIF, without animation.',
  },
  'picture/small': {
    title: 'A picture is too small for where it is shown.',
    message: (file: string, found: string, least: string) => `\`${file}\` has ${found} pixels; at least ${least} are needed here.`,
    hint: 'Use the original, or a larger picture. Enlarging this one does not make it sharper.',
  },
  'picture/large': {
    title: 'A picture is too large.',
    message: (file: string, found: string, limit: string) => `\`${file}\` has ${found}; the limit is ${limit}.`,
    hint: 'Export the picture 4000 pixels wide: pages never show more.',
  },
  'picture/alt': {
    title: 'The text of a picture is its file name.',
    message: (alt: string) => `The text \`${alt}\` is the name of the file; it says nothing about what the picture shows.`,
    hint: 'Describe in `alt` what the picture shows, for people who cannot see it.',
  },
  'picture/unused': {
    title: 'A picture is not used.',
    message: (file: string) => `No entry in the folder names the picture \`${file}\`.`,
    hint: 'Delete the file, or show it: write its name as `src` below `image` in an entry of the same folder.',
  },
} as const
