/** Mistakes with the time at which entries stand on the site: a part of the catalogue. */
export const timeMistakes = {
  'time/order': {
    title: 'An entry expires before it appears.',
    message: (publishAt: string, expireAt: string) => `\`expireAt\` is ${expireAt}, which is not after \`publishAt\`, ${publishAt}.`,
    hint: 'Let it expire on a later day. Both are first days: of standing on the site, and of standing there no longer.',
  },
  'ref/unpublished': {
    title: 'A reference names an entry that is not published.',
    message: (field: string, slug: string, why: string) => `\`${field}\` names \`${slug}\`, which ${why}.`,
    hint: 'Publish the entry too, remove the reference, or let both wait with the same `draft` or `publishAt`.',
  },
  'link/unpublished': {
    title: 'A link leads to an entry that is not published.',
    message: (href: string, why: string) => `The link \`${href}\` leads to an entry which ${why}.`,
    hint: 'Publish the entry too, or remove the link until then.',
  },
  'time/gap': {
    severity: 'warning',
    title: 'An entry will name another that is not on the site by then.',
    message: (named: string, date: string) => `From ${date} on, \`${named}\` will not be on the site, while this names it.`,
    hint: 'Remove the reference before that day, or move the dates: the build of that day would refuse it.',
  },
} as const
