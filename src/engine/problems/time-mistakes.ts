/** The part of the catalogue about the dates of entries. */
export const timeMistakes = {
  'time/order': {
    title: 'An entry expires before it appears.',
    message: (publishAt: string, expireAt: string) => `\`expireAt\` is ${expireAt}, which is not after \`publishAt\`, ${publishAt}.`,
    hint: 'Set a later `expireAt`. `publishAt` is the first day on the site, `expireAt` the first day off it.',
  },
  'ref/unpublished': {
    title: 'A reference names an entry that is not on the site.',
    message: (field: string, slug: string, why: string) => `\`${field}\` names \`${slug}\`, which ${why}.`,
    hint: 'Publish that entry, delete the reference, or keep both back with the same `draft` or `publishAt`.',
  },
  'link/unpublished': {
    title: 'A link leads to an entry that is not on the site.',
    message: (href: string, why: string) => `The link \`${href}\` leads to an entry that ${why}.`,
    hint: 'Publish that entry too, or leave the link out until it is there.',
  },
  'time/frozen': {
    severity: 'warning',
    title: 'An entry is to appear on a day that never comes.',
    message: (publishAt: string, editorialDate: string) =>
      `\`publishAt\` is ${publishAt}, but for this site it is always ${editorialDate}, the \`editorialDate\` in \`site/identity.yaml\`.`,
    hint: 'Delete `editorialDate`, so that each build takes its own day, or move it forward; or give an earlier `publishAt`.',
  },
  'time/gap': {
    severity: 'warning',
    title: 'A file will refer to an entry that is not on the site.',
    message: (named: string, date: string) =>
      `From ${date} on, \`${named}\` will not be on the site, but this file will still refer to it.`,
    hint: 'Delete the reference before that day, or change the dates: a build on that day would fail.',
  },
  'time/ahead': {
    severity: 'warning',
    title: 'The dates of an entry will make something wrong.',
    message: (date: string, what: string) => `From ${date} on, a build would fail here: ${what}`,
    hint: 'Change it on that day, or change the dates. `npm run check -- --as-of DATE` shows today what is wrong on a day.',
  },
} as const
