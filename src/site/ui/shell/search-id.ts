/** Id of the target of the keyboard shortcuts of the search: the link in the header, or on the search page the field. */
export const SEARCH_ID = 'site-search'
