/** What the development server answers while the content could not be read. */
export const UNREADABLE_CONTENT = 'The content could not be read; the terminal says why.'
