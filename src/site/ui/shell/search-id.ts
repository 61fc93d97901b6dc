/** The id of what the keyboard shortcuts of the search lead to: its link in the header, or on the search page the field. */
export const SEARCH_ID = 'site-search'
