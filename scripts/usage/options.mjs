// Options that several commands have.

export const CONTENT = /** @type {const} */ ({ value: 'FOLDER', description: 'uses the content in another folder' })
export const AS_OF = /** @type {const} */ ({
  value: 'DATE',
  description: 'decides what is published and past as if this day, YYYY-MM-DD, were today',
})
export const SITE = /** @type {const} */ ({ value: 'FOLDER', description: 'uses the site in another folder than dist/' })
export const PORT = /** @type {const} */ ({ value: 'NUMBER', description: 'serves on this port; 0 is any free one' })
export const TITLE = /** @type {const} */ ({
  value: 'TITLE',
  description: 'runs tests whose title matches; other options, written --name=value, are passed on to vitest and Playwright',
})

export const PLACE = /** @type {const} */ ({
  origin: { value: 'ORIGIN', description: 'publishes the site at this scheme and host (default: SITE_ORIGIN, else that of the content)' },
  base: { value: 'PATH', description: 'publishes the site below this path, such as /site/ (default: BASE_PATH, else /)' },
})

export const BUILDING = /** @type {const} */ ({
  content: CONTENT,
  out: { value: 'FOLDER', description: 'writes into another folder than dist/' },
  'as-of': AS_OF,
  graph: { value: 'FILE', description: 'also writes the linked content into this file, as lines of JSON for other programs' },
  skip: { value: 'NAME[,NAME…]', description: 'makes no files of these slow outputs; those that exist and are current stay' },
  compress: { description: 'also writes a .br and a .gz of each file, where it is smaller' },
  drafts: {
    description:
      'makes a preview: drafts and scheduled entries are included and marked, and search engines kept out; never at the address of the site itself',
  },
  ...PLACE,
})
