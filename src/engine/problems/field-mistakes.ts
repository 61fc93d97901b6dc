import { suggestion } from '../lib/nearest.mjs'
import { namesInSentence } from '../lib/text'

/** A field as the subject of a sentence; without a name, `whole` is the subject. */
const subject = (field: string, whole: string) => (field === '' ? whole : `\`${field}\``)
const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** The part of the catalogue about the fields of a file. */
export const fieldMistakes = {
  'field/unknown': {
    title: 'A field is not known.',
    /** `rivals` are fields of the same mapping that exclude it. */
    message: (key: string, nearName?: string, rivals: readonly string[] = []) =>
      rivals.length > 0
        ? `The field \`${key}\` cannot be used together with ${namesInSentence(rivals)}: use one or the other.`
        : `The field \`${key}\` is not known here.${suggestion(nearName)}`,
    hint: 'Correct its name or its indentation, or delete it; docs/content.md lists the fields of each kind of content.',
    nonContentHint: 'Correct its name or its indentation, or delete it.',
  },
  'field/indentation': {
    title: 'Fields of a mapping are not indented.',
    message: (keys: readonly string[], parent: string) =>
      keys.length === 1
        ? `${namesInSentence(keys)} belongs below \`${parent}\`: indent it.`
        : `${namesInSentence(keys)} belong below \`${parent}\`: indent them.`,
    hint: 'Put two more spaces before the name of each: what belongs to a field goes below it, further to the right.',
  },
  'field/missing': {
    title: 'A field is missing.',
    message: (field: string, purpose?: string) => `The field \`${field}\` is missing.${purpose ? ` It holds: ${purpose}` : ''}`,
    hint: 'Add the field; docs/content.md says what it takes. A name such as `client.size` means `size`, indented below `client`.',
    nonContentHint: 'Add the field. A name such as `[0].until` means `until` of the first item of the list.',
  },
  'field/type': {
    title: 'A value has the wrong type.',
    message: (field: string, expected: string, found: string, nearValue?: string) =>
      `${subject(field, 'The file')} has to be ${expected}, not ${found}.${suggestion(nearValue)}`,
    hint: "Numbers, `true` and `false` have no quotes, and numbers a decimal point and no comma; a text that looks like one of them needs quotes, such as `'9'`. Each item of a list goes on a line of its own, after a hyphen and a space; the fields of a mapping go below its name, indented.",
  },
  'field/empty': {
    title: 'A field has no value.',
    message: (field: string, mayBeLeftOut: boolean) =>
      `${subject(field, 'The file')} is empty${mayBeLeftOut ? '; it may be left out' : ''}.`,
    hint: 'Write its value after the colon, or delete what may be left out. In a text without quotes, `#` after a space starts a comment.',
  },
  'field/choice': {
    title: 'A value is none of the choices.',
    message: (field: string, value: string, choices: readonly string[], nearName?: string) =>
      `\`${field}\` is \`${value}\`, which is not one of ${list(choices)}.${suggestion(nearName)}`,
    hint: 'Copy one of the choices exactly; capital letters count.',
  },
  'field/size': {
    title: 'A value is too long, too short, too large or too small.',
    message: (field: string, limit: string, found: string) =>
      `${subject(field, 'The list')} takes ${limit}; it ${/^`.*`$/.test(found) ? 'is' : 'has'} ${found}.`,
    hint: 'Shorten a text or a list, or complete it; change a number. The pages are laid out for values within this limit.',
    nonContentHint: 'Shorten a text or a list, or complete it; change a number.',
  },
  'field/format': {
    title: 'A value has the wrong form.',
    // Where the name of a field is wrong, `field` is empty.
    message: (field: string, value: string, reason: string, nearValue?: string) =>
      field === '' ? `\`${value}\` ${reason}.` : `\`${field}\` is \`${value}\`, which ${reason}.${suggestion(nearValue)}`,
    hint: 'Correct the value; docs/content.md describes the field.',
    nonContentHint: 'Correct the value.',
  },
  'field/place': {
    title: 'A text has a place in braces that nothing fills.',
    message: (field: string, place: string, nearName?: string) =>
      `\`${field}\` has the place \`${place}\`, which nothing fills.${suggestion(nearName)}`,
    hint: 'Braces mark a place that the site fills: `{fact:key}` for a fact, `{name}` for the name of the site, or a name that docs/content.md gives for this field. Correct the name, or delete the braces.',
  },
  'field/place-missing': {
    title: 'A text lacks a place in braces that the site fills.',
    message: (field: string, place: string) => `\`${field}\` needs the place \`${place}\`.`,
    hint: 'Write the place in the text, with its braces: the site puts a value there, such as a number or a name.',
  },
  'field/twice': {
    title: 'A list holds a value twice.',
    message: (field: string, value: string) => `\`${field}\` is \`${value}\`, which is in the list already.`,
    hint: 'Delete one of the two, or change it: each item of this list has to be different.',
  },
  'field/more': {
    title: 'A file has more mistakes than are shown.',
    message: (count: number) =>
      count === 1 ? '1 more value of this file is wrong.' : `${count.toLocaleString('en-US')} more values of this file are wrong.`,
    hint: 'Correct those that are shown first: most of the others are likely to be of the same kind.',
  },
} as const
