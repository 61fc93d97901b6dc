/** The part of the catalogue about entries as a whole. */
export const entryMistakes = {
  'entry/placeholder': {
    title: 'An entry that is no draft holds a placeholder.',
    message: (field: string) => `${field === '' ? 'This text' : `\`${field}\``} is still a placeholder.`,
    hint: 'Write what belongs there, or add `draft: true` until it is written. `npm run new` writes placeholders; every text that starts with `TODO` is one.',
  },
  'entry/guess': {
    title: 'An entry that is no draft holds a value that was only guessed.',
    message: (asks: string) => `A comment still asks for the value before it: \`${asks}\`.`,
    hint: 'Write the right value, and delete the comment; or add `draft: true` until it is known. `npm run new` writes `# TODO` after what it can only guess.',
  },
  'entry/featured': {
    title: 'Two entries of one collection are featured.',
    message: (slug: string) => `Another entry of this collection, \`${slug}\`, is featured already.`,
    hint: 'The list of a collection starts with one featured entry. Delete `featured: true` from one of the two.',
  },
  'fact/count': {
    title: 'A fact does not match what it counts.',
    message: (key: string, value: string, counted: string, found: number) =>
      `The fact \`${key}\` says ${value}, but there ${found === 1 ? 'is' : 'are'} ${found} in \`${counted}\`.`,
    hint: 'Correct the `value`, and the `word` if there is one. Drafts and entries that are not on the site today do not count.',
  },
  'fact/word': {
    title: 'A fact is another number in words than in figures.',
    message: (key: string, value: string, word: string, right: string) =>
      `The fact \`${key}\` says ${value} in figures, and \`${word}\` in words; ${value} is \`${right}\`.`,
    hint: 'Correct the one that is wrong: texts show both, the `word` in sentences.',
  },
  'field/chip': {
    title: 'A category has the name of the filter that shows everything.',
    message: (field: string, value: string) => `\`${field}\` is \`${value}\`, which is also the name of the filter that shows everything.`,
    hint: 'Choose another name: visitors could not tell the two filters apart.',
  },
} as const
