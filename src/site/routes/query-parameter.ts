/** The parameter of an address that holds what somebody looks for: on the search page, and in lists that can be filtered. */
export const QUERY_PARAMETER = 'q'
