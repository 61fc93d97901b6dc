/** The query parameter for search terms, on the search page and in filtered lists. */
export const QUERY_PARAMETER = 'q'
