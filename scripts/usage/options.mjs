// Options that several commands have.

export const CONTENT = /** @type {const} */ ({ value: 'FOLDER', says: 'takes the content of another folder' })
export const AS_OF = /** @type {const} */ ({
  value: 'DATE',
  says: 'judges what is published and past as of another day, written YYYY-MM-DD',
})
export const SITE = /** @type {const} */ ({ value: 'FOLDER', says: 'takes the site in another folder than dist/' })
export const PORT = /** @type {const} */ ({ value: 'NUMBER', says: 'serves on this port; 0 takes any that is free' })
export const TITLE = /** @type {const} */ ({
  value: 'TITLE',
  says: 'runs tests whose title matches; other options, written --name=value, are handed to vitest and Playwright',
})

export const PLACE = /** @type {const} */ ({
  origin: { value: 'ORIGIN', says: 'publishes the site at this scheme and host; left out: that of SITE_ORIGIN or of the content' },
  base: { value: 'PATH', says: 'publishes the site below this path, such as /site/; left out: that of BASE_PATH or /' },
})

export const BUILDING = /** @type {const} */ ({
  content: CONTENT,
  out: { value: 'FOLDER', says: 'writes into another folder than dist/' },
  'as-of': AS_OF,
  graph: { value: 'FILE', says: 'also writes the linked content for other programs, a line of JSON each' },
  skip: { value: 'NAME[,NAME…]', says: 'leaves out files of these outputs, which take time, unless they are there already' },
  compress: { says: 'also writes a .br and a .gz beside each file that becomes smaller by it' },
  drafts: {
    says: 'makes a preview: with drafts and what appears on a later day, marked, for no search engine, and never at the address of the site itself',
  },
  ...PLACE,
})
