import { suggestion } from '../lib/nearest.mjs'
import { LONGEST_SLUG } from '../schema/fields'

/** The part of the catalogue about files, independent of their contents. */
export const fileMistakes = {
  'file/missing': {
    title: 'A file that the site needs is missing.',
    message: (file: string) => `The file \`${file}\`, which the site needs, is missing.`,
    hint: 'Restore the file from an earlier version, or write it again; docs/content.md lists its fields.',
  },
  'file/stray': {
    title: 'A file belongs to no collection.',
    message: (file: string, nearName?: string) => `\`${file}\` belongs to no collection.${suggestion(nearName)}`,
    hint: 'A collection is a folder of content/. Articles end in `.mdx`, all other entries in `.yaml`; docs/content.md lists both. Move, rename or delete the file.',
  },
  'file/duplicate': {
    title: 'Two files have the same name.',
    message: (file: string, other: string) => `\`${file}\` has the same name as \`${other}\`.`,
    hint: 'Keep what is right in one file and delete or rename the other. Names that differ only in ending or capital letters count as the same.',
  },
  'file/slug': {
    title: 'A file name cannot be used in an address.',
    message: (name: string, better: string) => `\`${name}\` is not a slug.${better ? ` \`${better}\` would be one.` : ''}`,
    hint: `The slug, the file name without its ending, becomes the address of the entry. Use lowercase letters, digits and single hyphens, ${LONGEST_SLUG} characters at most.`,
  },
  'file/reserved': {
    title: 'A file has a reserved name.',
    message: (slug: string) => `The name \`${slug}\` is reserved.`,
    hint: 'Choose another name. The site itself uses `index`, `page` and `404`; Windows cannot save files called `con`, `nul` or `aux`.',
  },
  'file/encoding': {
    title: 'A file is not UTF-8 text.',
    message: (found?: string) =>
      found === undefined ? 'The file holds bytes that are not UTF-8.' : `The file is written in ${found}, not in UTF-8.`,
    hint: 'Saved as it is shown, the file would lose the characters that an editor could not read. In VS Code choose “Reopen with Encoding” first, mostly “Western (Windows 1252)”, or the encoding that the message names; if all words are right, “Save with Encoding”, “UTF-8”.',
  },
  'file/control-character': {
    title: 'A file holds an invisible control character.',
    message: (code: string) => `The file holds the control character ${code}.`,
    hint: 'Delete the character. It is invisible and often comes with pasted text: delete the words around it, and type them again.',
  },
  'file/conflict': {
    title: 'A file holds a conflict of version control.',
    message: () => 'A merge has left both sides of a conflict here.',
    hint: 'Keep what is right of both sides, and delete the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
  'file/too-large': {
    title: 'A file is too large.',
    message: (size: string, limit: string) => `The file has ${size}; the limit is ${limit}.`,
    hint: 'Split the text into several entries, or keep the data outside content/.',
  },
  'file/unreadable': {
    title: 'A file cannot be read.',
    message: (reason: string) => `The file cannot be read: ${reason}.`,
    hint: 'Replace it with an ordinary file that you may open. Links to files or folders elsewhere are not followed.',
  },
  'file/empty': {
    title: 'A file is empty.',
    message: () => 'The file has no fields.',
    hint: 'Write its fields, which docs/content.md lists. For a new entry, delete the file and run `npm run new FOLDER NAME`.',
  },
} as const
