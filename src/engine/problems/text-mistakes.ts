import { suggestion } from '../lib/nearest.mjs'
import { addressAdvice, LONGEST_ADDRESS } from '../schema/link-address'

/** The part of the catalogue about the texts of articles. */
export const textMistakes = {
  'mdx/syntax': {
    title: 'The text of an article cannot be read.',
    message: (reason: string) => `The text cannot be read: ${reason}.`,
    hint: 'A component ends in `/>` or in a closing tag such as `</Name>`. For the characters themselves, write `\\<` and `\\{`.',
  },
  'mdx/expression': {
    title: 'The text holds code in braces.',
    message: (source: string, near?: string) => `\`${source}\` is code, which content cannot hold.${suggestion(near)}`,
    hint: 'Write the value itself, `<Fact name="key" />` for a fact, or `{name}` for the name of the site. For braces themselves, write `\\{` and `\\}`.',
  },
  'mdx/code': {
    title: 'A line of the text is an import or an export.',
    message: () => 'A line that starts with `import` or `export` is code, which content cannot hold.',
    hint: 'Delete the line: components need no import. If it is a sentence, let it start with another word.',
  },
  'mdx/script': {
    title: 'The text holds a script.',
    message: () => 'Content cannot hold a script.',
    hint: 'Delete it. The developers of the site can build what has to be interactive.',
  },
  'mdx/handler': {
    title: 'The text holds an event handler.',
    message: (name: string) => `The attribute \`${name}\` would run code.`,
    hint: 'Delete the attribute: nothing in content can run code.',
  },
  'mdx/address': {
    title: 'A link has a dangerous or unknown address.',
    message: (href: string, length?: number) => {
      if (length !== undefined) return `An address takes at most ${LONGEST_ADDRESS} characters; that from \`${href}\` on has ${length}.`
      if (href === '') return 'This link has no address.'
      const advice = addressAdvice(href)
      return `\`${href}\` is not an address that a page may link to${advice === undefined ? '' : `: ${advice}`}.`
    },
    hint: 'Start an address with `/` for a page of this site, `#` for a heading of this page, `https://` for another site, or `mailto:` or `tel:`.',
  },
  'mdx/html': {
    title: 'The text holds HTML.',
    message: (name: string) => `\`<${name}>\` is HTML, which content cannot hold.`,
    hint: 'Write Markdown, such as `**bold**`, or use a component, which docs/content.md lists. For the character itself, write `\\<`.',
  },
  'mdx/picture': {
    title: 'A picture is where none can be.',
    message: (reason: string) => `A picture cannot be here: ${reason}.`,
    hint: 'Write `![What it shows](file.jpg "Caption")` with an empty line above and below it. The file lies in the folder of the article.',
  },
  'mdx/picture-parts': {
    title: 'A part of a picture in a text is wrong.',
    message: (part: string, reason: string) => `In this picture, ${part} ${reason}`,
    hint: 'Write `![What it shows](file.jpg "Caption")`: what it shows is for those who do not see it, the file lies in the folder of the article, and the caption may be left out.',
  },
  'mdx/component': {
    title: 'A component is not known.',
    message: (name: string, nearName?: string) => `The component \`<${name}>\` is not known.${suggestion(nearName)}`,
    hint: 'Correct the name, capital letters included; docs/content.md lists the components.',
  },
  'mdx/attribute': {
    title: 'An attribute of a component is wrong.',
    message: (component: string, reason: string) => `\`<${component}>\`: ${reason}`,
    hint: 'docs/content.md says which attributes the component takes. Each is a plain text in quotes.',
  },
  'mdx/empty': {
    title: 'A part of the text is empty.',
    message: (what: string) => `${what} has no words.`,
    hint: 'Write what it should say, or delete the signs that make it, such as `##`, `-` or `[](/address)`.',
  },
  'mdx/content': {
    title: 'A component does not hold what it needs.',
    message: (name: string, what: string) => `\`<${name}>\` needs ${what} between its tags.`,
    hint: 'Leave an empty line after the opening tag and one before the closing tag, and write Markdown between them.',
  },
  'mdx/reference': {
    title: 'A link by name has no address.',
    message: (source: string) => `\`${source}\` is not a link: it has no address.`,
    hint: 'Write the address into the link, as in `[words](/address)`, or put `[name]: /address` on a line of its own.',
  },
  'mdx/markup': {
    title: 'Signs of Markdown are in the text, where they do nothing.',
    message: (sign: string, reason: string) => `\`${sign}\` would appear on the page as it is written: ${reason}.`,
    hint: 'Write it as the message says. Where the signs themselves are meant, put a backslash before the first one; code goes between backticks.',
  },
  'mdx/footnote': {
    title: 'A footnote has no text, or nothing mentions it.',
    message: (name: string, reason: string) => `\`${name}\` is no footnote: ${reason}.`,
    hint: 'Write `[^name]` after the words in the text, and `[^name]: The note.` once, on a line of its own.',
  },
  'mdx/fence': {
    title: 'Code has no end.',
    message: () => 'The code that starts here has no end, so the text below it is code too.',
    hint: 'Below the code, write a line of the same three signs that it starts with.',
  },
  'mdx/language': {
    title: 'The language of code is not known.',
    message: (name: string, nearName?: string) => `Code cannot be in the language \`${name}\`.${suggestion(nearName)}`,
    hint: 'Write the language after the three signs, such as `ts`, `python`, `yaml` or `bash`; `text` for code that has none.',
  },
  'mdx/code-words': {
    title: 'The words after the language of code are wrong.',
    message: (reason: string) => `The words after the language of this code cannot be read: ${reason}.`,
    hint: 'Write a title, lines to mark, or both: ```` ```ts title="load.ts" {1,3-5} ````.',
  },
  'mdx/table': {
    title: 'A row of a table has more or fewer cells than its head.',
    message: (cells: number, columns: number) =>
      `This row of a table has ${cells} ${cells === 1 ? 'cell' : 'cells'}; the head has ${columns}.`,
    hint: 'Put `|` between all cells of the row, the empty ones too. For the sign itself, write `\\|`.',
  },
  'mdx/heading': {
    title: 'A heading has the wrong level.',
    message: (level: number) => `A text cannot have a heading of level ${level}.`,
    hint: 'The title of the page is its heading of level 1. Headings of the text start with `##`, `###` or `####`.',
  },
  'document/character': {
    title: 'A document has a character that its fonts lack.',
    message: (character: string, code: string) => `The fonts of a PDF that has this text have no \`${character}\` (${code}).`,
    hint: 'Write the text without this character, or give the fonts of documents one that has it.',
  },
} as const
