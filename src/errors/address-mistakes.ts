import { near } from './near'

/** Mistakes with addresses: of pages, links and redirects: a part of the catalogue. */
export const addressMistakes = {
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
  'link/moved': {
    severity: 'warning',
    title: 'A link leads to an old address.',
    message: (href: string, to: string) => `The link \`${href}\` leads to an address that has moved to \`${to}\`.`,
    hint: 'Write the new address: a redirect is for links that others have set.',
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
  'redirect/unknown': {
    title: 'A redirect leads to no page.',
    message: (from: string, to: string, nearName?: string) => `\`${from}\` leads to \`${to}\`, which is no page.${near(nearName)}`,
    hint: 'Let the redirect lead to the page itself.',
  },
  'redirect/chain': {
    title: 'A redirect leads to another redirect.',
    message: (from: string, to: string, next: string) => `\`${from}\` leads to \`${to}\`, which moves on to \`${next}\`.`,
    hint: 'Let both lead to the last address: visitors and search engines follow one step faster than two.',
  },
  'redirect/loop': {
    title: 'Redirects lead in a circle.',
    message: (from: string, stops: readonly string[]) =>
      `\`${from}\` leads in a circle: ${[from, ...stops].map((stop) => `\`${stop}\``).join(' → ')}.`,
    hint: 'Let one of them lead to a page, or remove them.',
  },
} as const
