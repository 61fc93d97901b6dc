/** The part of the catalogue about YAML and front matter. */
export const yamlMistakes = {
  'yaml/syntax': {
    title: 'The YAML cannot be parsed.',
    message: (reason: string) => `The YAML cannot be parsed: ${reason}`,
    hint: 'Mind the indentation (spaces, no tabs), and quote texts that hold a colon, a hash or a brace.',
  },
  'yaml/duplicate-key': {
    title: 'A field is written twice.',
    /** `parent` is a field without a value right above: the fields of a mapping that are not indented stand so. */
    message: (parent?: string) =>
      `This field is already there: its name is written twice.${parent === undefined ? '' : ` If it belongs below \`${parent}\`, indent it.`}`,
    hint: 'Delete one of the two, or correct its name: only one value can count.',
  },
  'yaml/key': {
    title: 'The name of a field is not a plain word.',
    message: () => 'The name of a field has to be a plain word.',
    hint: 'Write `name: value`. A line that starts with `?`, `[` or `{` means something else in YAML; put quotes around a text that starts so.',
  },
  'yaml/alias': {
    title: 'A value starts with an asterisk or an ampersand.',
    message: (sign: string) =>
      sign[0] === '&'
        ? `YAML takes \`${sign}\` for the name of a value; content has none.`
        : `YAML takes \`${sign}\` for an alias, the name of a value defined elsewhere; content has none.`,
    hint: 'Put quotes around a text that starts with `*` or `&`; where an alias was meant, write out its value.',
  },
  'yaml/tag': {
    title: 'A value starts with an exclamation mark.',
    message: (tag: string) => `YAML takes \`${tag}\` for a tag, the name of a type of value; content has none.`,
    hint: 'Put quotes around a text that starts with `!`; where a tag was meant, delete it.',
  },
  'yaml/comment': {
    title: 'A part of a text reads as a comment.',
    message: (comment: string) => `YAML takes \`${comment}\` for a comment, so no page shows it.`,
    hint: 'Put quotes around a text that holds `#` after a space. Where a comment is meant, write a space after the `#`.',
  },
  'front-matter/missing': {
    title: 'An article has no front matter.',
    message: () => 'The file does not start with front matter, which holds the fields of an article.',
    hint: 'Make `---` the first line, write the fields below it, one a line, then another line `---`; the text follows.',
  },
  'front-matter/unclosed': {
    title: 'Front matter has no end.',
    message: () => 'The front matter has no closing line `---`.',
    hint: 'Front matter is the fields at the top of the file. Put a line `---` between the last of them and the text.',
  },
} as const
