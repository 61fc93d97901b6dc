import { suggestion } from '../lib/nearest.mjs'

/** The part of the catalogue about addresses of pages, links and redirects. */
export const addressMistakes = {
  'link/unknown': {
    title: 'A link leads nowhere.',
    message: (href: string, nearName?: string) => `The link \`${href}\` leads to no page of this site.${suggestion(nearName)}`,
    hint: 'Write the address as the browser shows it after the name of the site, such as `/folder/name`: no ending, no slash at the end. Or add the page.',
  },
  'link/left-out': {
    title: 'A link leads to a page that the site does without.',
    message: (href: string) => `The link \`${href}\` leads to a page that is switched off.`,
    hint: 'Delete the link, or switch the page on again in the content.',
  },
  'link/anchor': {
    title: 'A link leads to a part of a page that is not there.',
    message: (href: string, nearName?: string) =>
      `The link \`${href}\` leads to a part of the page that is not there.${suggestion(nearName)}`,
    hint: 'The part after `#` is made from a heading: `## What it costs` is `#what-it-costs`. Correct it, or link to the page without it.',
  },
  'link/moved': {
    severity: 'warning',
    title: 'A link leads to an old address.',
    message: (href: string, to: string) => `The link \`${href}\` leads to an address that has moved to \`${to}\`.`,
    hint: 'Use the new address. Redirects are for links on other sites, which nobody here can change.',
  },
  'link/absolute': {
    severity: 'warning',
    title: 'A link to this site names the site.',
    message: (href: string, path: string) => `The link \`${href}\` leads to this site; write \`${path}\`.`,
    hint: 'Write the address without the name of the site: it is checked then, and opens as a page of this site.',
  },
  'link/query': {
    severity: 'warning',
    title: 'A link asks a page for something that it does not know.',
    message: (name: string, path: string, nearName?: string) => `\`${name}\` means nothing to the page \`${path}\`.${suggestion(nearName)}`,
    hint: 'Correct the name between `?` or `&` and `=`, or delete it with its value; docs/content.md says what each page knows.',
  },
  'page/collision': {
    title: 'Two pages have the same address.',
    message: (address: string, other: string) => `The address \`${address}\` is already taken by ${other}.`,
    hint: 'Rename one of the two files, or remove the redirect from content/site/redirects.yaml.',
  },
  'page/title': {
    title: 'Two pages have the same title.',
    message: (title: string, other: string) => `The title \`${title}\` is also the title of \`${other}\`.`,
    hint: 'Search results could not tell the two apart. Change one title, or add `seo` with a `title`, which only search results show.',
  },
  'page/description': {
    title: 'Two pages have the same description.',
    message: (other: string) => `This description is also the description of \`${other}\`.`,
    hint: 'Describe what only this page offers, or add `seo` with a `description`, which only search results show.',
  },
  'redirect/unknown': {
    title: 'A redirect leads nowhere.',
    message: (from: string, to: string, nearName?: string) =>
      `\`${from}\` leads to \`${to}\`, which is not a page of this site.${suggestion(nearName)}`,
    hint: 'Correct `to`: it has to be the address of a page, such as `/new-name`.',
  },
  'redirect/parameter': {
    title: 'A redirect takes a word that its old address does not have.',
    message: (from: string, to: string, name: string) => `\`${from}\` leads to \`${to}\`, but has no \`${name}\` that would go there.`,
    hint: 'Name the word alike in `from` and `to`, such as `:slug`, or write out the address of one page.',
  },
  'redirect/chain': {
    title: 'A redirect leads to another redirect.',
    message: (from: string, to: string, next: string) => `\`${from}\` leads to \`${to}\`, which moves on to \`${next}\`.`,
    hint: 'Let both lead to the last address: one step is faster than two for visitors and search engines.',
  },
  'redirect/loop': {
    title: 'Redirects lead in a circle.',
    message: (from: string, stops: readonly string[]) =>
      `\`${from}\` leads in a circle: ${[from, ...stops].map((stop) => `\`${stop}\``).join(' → ')}.`,
    hint: 'Change `to` of one of them to the address of a page, or remove them all.',
  },
} as const
