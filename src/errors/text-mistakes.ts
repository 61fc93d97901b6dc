import { near } from './near'

/** Mistakes with the text of an article: a part of the catalogue. */
export const textMistakes = {
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
    hint: 'docs/content.md lists the components with their attributes.',
  },
  'mdx/attribute': {
    title: 'An attribute of a component is wrong.',
    message: (component: string, reason: string) => `\`<${component}>\`: ${reason}`,
    hint: 'docs/content.md says which attributes the component takes. Each is a plain text in quotes.',
  },
  'mdx/empty': {
    title: 'A part of the text is empty.',
    message: (what: string) => `${what} has no words.`,
    hint: 'Write what it should say, or remove the signs that make it.',
  },
  'mdx/content': {
    title: 'A component does not hold what it is for.',
    message: (name: string, what: string) => `\`<${name}>\` needs ${what} between its tags.`,
    hint: 'Leave an empty line after the opening tag and one before the closing tag, and write Markdown between them.',
  },
  'mdx/reference': {
    title: 'A link by name has no address.',
    message: (source: string) => `\`${source}\` is no link: its address stands nowhere.`,
    hint: 'Write the address into the link, as in `[words](/address)`, or put `[name]: /address` on a line of its own.',
  },
  'mdx/heading': {
    title: 'A heading has the wrong level.',
    message: (level: number) => `A heading of level ${level} is not possible in a text.`,
    hint: 'The title is the heading of level 1; the text starts at `##` and goes down to `####`.',
  },
} as const
