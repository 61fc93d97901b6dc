import { editorialMistakes } from './editorial-mistakes'
import { near } from './near'
import { pictureMistakes } from './picture-mistakes'
import { timeMistakes } from './time-mistakes'

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/**
 * Every mistake that content can make, once. A code is permanent; the message names the mistake
 * in one or two sentences, the hint says what to do.
 */
export const catalogue = {
  'file/missing': {
    title: 'A file that the site needs is not there.',
    message: (file: string) => `The site needs the file \`${file}\`.`,
    hint: 'Restore the file from version control, or write it after its schema in schemas/.',
  },
  'file/stray': {
    title: 'A file belongs to nothing.',
    message: (file: string, nearName?: string) => `\`${file}\` belongs to no collection.${near(nearName)}`,
    hint: 'Collections are the folders of content/; their entries end in .yaml or .mdx. Move, rename or delete the file.',
  },
  'file/slug': {
    title: 'A file name is no slug.',
    message: (name: string, better: string) => `\`${name}\` is no slug.${better ? ` \`${better}\` would be one.` : ''}`,
    hint: 'A file name is the address of its entry: lower-case letters, digits and single hyphens, 60 characters at most.',
  },
  'file/reserved': {
    title: 'A file has a name that the site needs for itself.',
    message: (slug: string) => `The slug \`${slug}\` is taken by the site itself.`,
    hint: 'Choose another name.',
  },
  'file/encoding': {
    title: 'A file is not UTF-8 text.',
    message: () => 'The file holds bytes that are not UTF-8.',
    hint: 'Save the file as UTF-8.',
  },
  'file/control-character': {
    title: 'A file holds a control character.',
    message: (code: string) => `The file holds the control character ${code}.`,
    hint: 'Delete the character; editors can show it as an escape.',
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
    hint: 'Write the fields of its schema, or start with `npm run new <collection> <slug>`.',
  },
  'yaml/syntax': {
    title: 'The YAML cannot be parsed.',
    message: (reason: string) => `The YAML cannot be parsed: ${reason}`,
    hint: 'Mind the indentation (spaces, no tabs), and quote texts that hold a colon, a hash or a brace.',
  },
  'yaml/duplicate-key': {
    title: 'A key stands twice.',
    message: () => 'This key stands twice in one mapping.',
    hint: 'Keep one of the two.',
  },
  'yaml/alias': {
    title: 'An alias is used.',
    message: (name: string) => `The alias \`*${name}\` is not followed.`,
    hint: 'Write the value out; content has no anchors and aliases, so that every file reads on its own.',
  },
  'yaml/tag': {
    title: 'A foreign tag is used.',
    message: (tag: string) => `The tag \`${tag}\` is not known.`,
    hint: 'Write a plain text, number, list or mapping; content needs no tags.',
  },
  'front-matter/missing': {
    title: 'An article has no front matter.',
    message: () => 'The file does not start with front matter.',
    hint: 'Start with a line `---`, the fields, and another line `---`; the text follows.',
  },
  'front-matter/unclosed': {
    title: 'Front matter does not end.',
    message: () => 'The front matter has no closing line `---`.',
    hint: 'Put a line `---` between the fields and the text.',
  },
  'field/unknown': {
    title: 'A key is not known.',
    message: (key: string, nearName?: string) => `The key \`${key}\` is not known here.${near(nearName)}`,
    hint: 'Remove the key, or correct its name; schemas/ lists the keys of each kind.',
  },
  'field/missing': {
    title: 'A field is missing.',
    message: (field: string, purpose?: string) => `The field \`${field}\` is missing.${purpose ? ` It holds: ${purpose}` : ''}`,
    hint: 'Add the field.',
  },
  'field/type': {
    title: 'A value has the wrong type.',
    message: (field: string, expected: string, found: string) => `\`${field}\` has to be ${expected}, not ${found}.`,
    hint: 'Correct the value. Texts that look like numbers or dates of another form need quotes.',
  },
  'field/choice': {
    title: 'A value is none of the choices.',
    message: (field: string, value: string, choices: readonly string[], nearName?: string) =>
      `\`${field}\` is \`${value}\`, which is none of ${list(choices)}.${near(nearName)}`,
    hint: 'Take one of the choices, letter by letter.',
  },
  'field/size': {
    title: 'A value is too long, too short, too large or too small.',
    message: (field: string, limit: string, found: string) => `\`${field}\` takes ${limit}; it has ${found}.`,
    hint: 'The limit keeps the design whole. Shorten or complete the value.',
  },
  'field/format': {
    title: 'A value has the wrong form.',
    message: (field: string, value: string, reason: string) => `\`${field}\` is \`${value}\`, which ${reason}.`,
    hint: 'Correct the value after the description of the field in schemas/.',
  },
  'field/place': {
    title: 'A text has a place that nothing fills.',
    message: (field: string, place: string, nearName?: string) =>
      `\`${field}\` has the place \`${place}\`, which nothing fills.${near(nearName)}`,
    hint: 'Facts are written `{fact:key}`; other places are those of the description of the field. Texts have no other braces.',
  },
  'ref/unknown': {
    title: 'A reference points to nothing.',
    message: (field: string, target: string, slug: string, nearName?: string) =>
      `\`${field}\` names \`${slug}\`, which is not in ${target}.${near(nearName)}`,
    hint: 'A slug is the name of a file without its ending.',
  },
  'fact/unknown': {
    title: 'A fact is not known.',
    message: (key: string, nearName?: string) => `The fact \`${key}\` is not in site/facts.yaml.${near(nearName)}`,
    hint: 'Declare the number in content/site/facts.yaml, or correct its key.',
  },
  'link/unknown': {
    title: 'A link leads nowhere.',
    message: (href: string, nearName?: string) => `The link \`${href}\` leads to no page of this site.${near(nearName)}`,
    hint: 'Correct the address, or add the page that it should lead to.',
  },
  'link/anchor': {
    title: 'A link leads to an anchor that is not there.',
    message: (href: string, nearName?: string) => `The page of \`${href}\` has no such anchor.${near(nearName)}`,
    hint: 'Anchors are made from headings; correct the part after the hash.',
  },
  ...pictureMistakes,
  ...timeMistakes,
  ...editorialMistakes,
  'mdx/syntax': {
    title: 'The text cannot be parsed.',
    message: (reason: string) => `The text cannot be parsed: ${reason}.`,
    hint: 'A component is closed by `/>` or its closing tag; write `\\<` and `\\{` for the characters themselves.',
  },
  'mdx/expression': {
    title: 'The text holds an expression.',
    message: (source: string) => `The expression \`{${source}}\` is not evaluated.`,
    hint: 'Content is data, not code. Write the value itself, or `<Fact name="…" />` for a number of the site.',
  },
  'mdx/code': {
    title: 'The text imports or exports.',
    message: () => 'Import and export are not possible in content.',
    hint: 'Components are at hand without an import. Remove the line.',
  },
  'mdx/script': {
    title: 'The text holds a script.',
    message: () => 'A script is not possible in content.',
    hint: 'Remove it. What has to be interactive is an island of the site.',
  },
  'mdx/handler': {
    title: 'The text holds an event handler.',
    message: (name: string) => `The attribute \`${name}\` would run code.`,
    hint: 'Remove the attribute.',
  },
  'mdx/address': {
    title: 'A link has a dangerous or unknown address.',
    message: (href: string) => `\`${href}\` is not an address that a page may link to.`,
    hint: 'Addresses start with `/`, `#`, `https://`, `mailto:` or `tel:`.',
  },
  'mdx/html': {
    title: 'The text holds HTML.',
    message: (name: string) => `The element \`<${name}>\` is not possible in content.`,
    hint: 'Write Markdown, or use a component.',
  },
  'mdx/picture': {
    title: 'The text holds a picture.',
    message: () => 'Pictures in the text are not supported.',
    hint: 'Name the picture of the entry in its front matter, or use a component.',
  },
  'mdx/component': {
    title: 'A component is not known.',
    message: (name: string, nearName?: string) => `The component \`<${name}>\` is not known.${near(nearName)}`,
    hint: 'schemas/components.ts lists the components with their attributes.',
  },
  'mdx/attribute': {
    title: 'An attribute of a component is wrong.',
    message: (component: string, reason: string) => `\`<${component}>\`: ${reason}`,
    hint: 'schemas/components.ts says which attributes the component takes. Each is a plain text in quotes.',
  },
  'mdx/heading': {
    title: 'A heading has the wrong level.',
    message: (level: number) => `A heading of level ${level} is not possible in a text.`,
    hint: 'The title is the heading of level 1; the text starts at `##` and goes down to `####`.',
  },
  'page/collision': {
    title: 'Two pages claim one address.',
    message: (address: string, other: string) => `The address \`${address}\` is taken by ${other}.`,
    hint: 'Rename one of the entries, or remove the redirect.',
  },
  'page/title': {
    title: 'Two pages have one title.',
    message: (title: string, other: string) => `The title \`${title}\` is also the title of \`${other}\`.`,
    hint: 'Change one of them, or give it a `seo` title.',
  },
  'page/description': {
    title: 'Two pages have one description.',
    message: (other: string) => `The description is also the description of \`${other}\`.`,
    hint: 'Change one of them, or give it a `seo` description.',
  },
  'redirect/loop': {
    title: 'A redirect leads to no page.',
    message: (from: string, to: string, nearName?: string) => `\`${from}\` leads to \`${to}\`, which is no page.${near(nearName)}`,
    hint: 'Let the redirect lead to the page itself.',
  },
} as const satisfies Record<string, CatalogueEntry>

/** What the catalogue says of a problem. What states no severity is an error. */
export type CatalogueEntry = { title: string; message: (...values: never[]) => string; hint: string; severity?: 'error' | 'warning' }

export type ProblemCode = keyof typeof catalogue
/** What the message of a problem needs. */
export type ArgumentsOf<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]['message']>
