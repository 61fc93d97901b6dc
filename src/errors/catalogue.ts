import { addressMistakes } from './address-mistakes'
import { editorialMistakes } from './editorial-mistakes'
import { entryMistakes } from './entry-mistakes'
import { fileMistakes } from './file-mistakes'
import { near } from './near'
import { pictureMistakes } from './picture-mistakes'
import { textMistakes } from './text-mistakes'
import { timeMistakes } from './time-mistakes'

/** A field as a sentence names it; what has no name is the whole. */
const subject = (field: string, whole: string) => (field === '' ? whole : `\`${field}\``)
const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/**
 * Every mistake that content can make, once. A code is permanent; the message names the mistake
 * in one or two sentences, the hint says what to do.
 */
export const catalogue = {
  ...fileMistakes,
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
  'yaml/key': {
    title: 'A key is no word.',
    message: () => 'A key has to be a word or a plain text.',
    hint: 'Write `key: value`. A question mark, a bracket or a brace at its start makes a key something else; quote a text that starts so.',
  },
  'yaml/alias': {
    title: 'An alias is used.',
    message: (sign: string) => (sign[0] === '&' ? `The anchor \`${sign}\` names nothing.` : `The alias \`${sign}\` is not followed.`),
    hint: 'Write the value out; content has no anchors and aliases, so that every file reads on its own. A text that starts with `*` or `&` has to stand in quotes.',
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
    hint: 'Remove the key, or correct its name; docs/content.md lists the keys of each kind.',
  },
  'field/missing': {
    title: 'A field is missing.',
    message: (field: string, purpose?: string) => `The field \`${field}\` is missing.${purpose ? ` It holds: ${purpose}` : ''}`,
    hint: 'Add the field.',
  },
  'field/type': {
    title: 'A value has the wrong type.',
    message: (field: string, expected: string, found: string) => `${subject(field, 'The file')} has to be ${expected}, not ${found}.`,
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
    message: (field: string, limit: string, found: string) => `${subject(field, 'The list')} takes ${limit}; it has ${found}.`,
    hint: 'The limit keeps the design whole. Shorten or complete the value.',
  },
  'field/format': {
    title: 'A value has the wrong form.',
    // A key that is wrong itself has no field.
    message: (field: string, value: string, reason: string) =>
      field === '' ? `The key \`${value}\` ${reason}.` : `\`${field}\` is \`${value}\`, which ${reason}.`,
    hint: 'Correct the value after the description of the field in docs/content.md.',
  },
  'field/place': {
    title: 'A text has a place that nothing fills.',
    message: (field: string, place: string, nearName?: string) =>
      `\`${field}\` has the place \`${place}\`, which nothing fills.${near(nearName)}`,
    hint: 'Facts are written `{fact:key}`; some texts of the interface have places of their own, which docs/content.md names. Texts have no other braces.',
  },
  'field/place-missing': {
    title: 'A text lacks a place that the site fills.',
    message: (field: string, place: string) => `\`${field}\` needs the place \`${place}\`.`,
    hint: 'The site puts a value there: write the place into the text, with its braces.',
  },
  'field/twice': {
    title: 'A value stands twice in a list.',
    message: (field: string, value: string) => `\`${field}\` is \`${value}\`, which the list has already.`,
    hint: 'The items of this list differ: remove one of the two, or change it.',
  },
  'field/more': {
    title: 'A file has more mistakes than are shown.',
    message: (count: number) => `${count.toLocaleString('en-US')} more values of this file are wrong.`,
    hint: 'Correct those that are shown first: most of the others will be of their kind.',
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
  ...addressMistakes,
  ...entryMistakes,
  ...pictureMistakes,
  ...textMistakes,
  ...timeMistakes,
  ...editorialMistakes,
} as const satisfies Record<string, CatalogueEntry>

/** What the catalogue says of a problem. What states no severity is an error. */
export type CatalogueEntry = { title: string; message: (...values: never[]) => string; hint: string; severity?: 'error' | 'warning' }

export type ProblemCode = keyof typeof catalogue
/** What the message of a problem needs. */
export type ArgumentsOf<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]['message']>
