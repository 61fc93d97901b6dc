/** Name of the region selector, of the query parameter that holds a region, and of the region that is kept in `localStorage`. */
export const REGION = 'region'
