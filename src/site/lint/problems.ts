import { suggestion } from '../../engine/lib/text'
import type { Catalogue } from '../../engine/problems/catalogue'
import { problemsOf } from '../../engine/problems/problem'

/** The problems that only content of this site can have. Their codes are permanent, as those of the engine are. */
export const problems = {
  'card/glyph': {
    severity: 'warning',
    title: 'The fonts of cards lack a character of a title.',
    message: (characters: readonly string[], isSetWithout: boolean) =>
      `The fonts of cards, which other sites show with links, lack ${characters.map((one) => `\`${one}\``).join(', ')}: the card ${
        isSetWithout ? 'leaves it out' : 'shows the kind of the page instead of this title'
      }.`,
    hint: 'Write the title in letters of western European languages, or leave it so if the page may have a card without it.',
  },
  'link/category': {
    severity: 'warning',
    title: 'A link asks a list for a category that it does not have.',
    message: (path: string, value: string, categories: readonly string[], nearName?: string) =>
      `The list \`${path}\` has no category \`${value}\`; it has ${categories.map((one) => `\`${one}\``).join(', ')}.${suggestion(nearName)}`,
    hint: 'Copy the name of the category, capital letters included; in an address a blank is written `%20`, and `&` is written `%26`.',
  },
  'link/topic': {
    title: 'A link asks a page for a value that it does not know.',
    message: (name: string, value: string, file: string, nearName?: string) =>
      `The ${name} \`${value}\` is not in ${file}.${suggestion(nearName)}`,
    hint: 'Correct what stands after `=`, or add it to that file.',
  },
} as const satisfies Catalogue

/** Makes a problem of this site. */
export const problem = problemsOf(problems)
