import { near } from './near'

/** Mistakes with files as such, whatever they say: a part of the catalogue. */
export const fileMistakes = {
  'file/missing': {
    title: 'A file that the site needs is not there.',
    message: (file: string) => `The site needs the file \`${file}\`.`,
    hint: 'Restore the file from version control, or write it anew: docs/content.md lists its fields.',
  },
  'file/stray': {
    title: 'A file belongs to nothing.',
    message: (file: string, nearName?: string) => `\`${file}\` belongs to no collection.${near(nearName)}`,
    hint: 'Collections are the folders of content/; their entries end in .yaml or .mdx. Move, rename or delete the file.',
  },
  'file/duplicate': {
    title: 'Two files claim one name.',
    message: (file: string, other: string) => `\`${file}\` has the name of \`${other}\`.`,
    hint: 'Put what is right into one file and delete the other, or rename it. Endings and capital letters do not tell names apart.',
  },
  'file/slug': {
    title: 'A file name is no slug.',
    message: (name: string, better: string) => `\`${name}\` is no slug.${better ? ` \`${better}\` would be one.` : ''}`,
    hint: 'A file name is the address of its entry: lower-case letters, digits and single hyphens, 60 characters at most.',
  },
  'file/reserved': {
    title: 'A file has a name that the site or a system needs for itself.',
    message: (slug: string) => `The slug \`${slug}\` cannot be taken.`,
    hint: 'Choose another name. `index`, `page` and `404` are addresses of the site; Windows saves no file called `con`, `nul` or `aux`.',
  },
  'file/encoding': {
    title: 'A file is not UTF-8 text.',
    message: (found?: string) =>
      found === undefined ? 'The file holds bytes that are not UTF-8.' : `The file is written in ${found}, not in UTF-8.`,
    hint: 'Save the file as UTF-8: editors offer it under "Save with encoding".',
  },
  'file/control-character': {
    title: 'A file holds a control character.',
    message: (code: string) => `The file holds the control character ${code}.`,
    hint: 'Delete the character; editors can show it as an escape.',
  },
  'file/conflict': {
    title: 'A file holds a conflict of version control.',
    message: () => 'A merge has left both sides of a conflict here.',
    hint: 'Keep what is right of both sides, and delete the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
  'file/too-large': {
    title: 'A file is too large.',
    message: (size: string, limit: string) => `The file has ${size}; at most ${limit} are read.`,
    hint: 'Split the text, or move the data out of content/.',
  },
  'file/unreadable': {
    title: 'A file cannot be read.',
    message: (reason: string) => `The file cannot be read: ${reason}.`,
    hint: 'Content is made of plain files that the build may read; symbolic links are not followed.',
  },
  'file/empty': {
    title: 'A file is empty.',
    message: () => 'The file holds no data.',
    hint: 'Write its fields, which docs/content.md lists, or start with `npm run new <collection> <slug>`.',
  },
} as const
