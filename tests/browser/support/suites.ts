/**
 * Tag of the journeys that Firefox runs in `npm test`: one of each kind of interaction. There Chromium runs all others, and in the long
 * suite these.
 */
export const FIREFOX = { tag: '@firefox' }

/**
 * Tag of tests that only the long suite runs, such as the same form on a second page or in a second width: other tests find nearly all of
 * the same defects.
 */
export const LONG = { tag: '@long' }

/** Tag of long tests whose result is the same in every browser, or that need what only Chromium can be told, such as paper. */
export const ONLY_CHROMIUM = { tag: '@only-chromium' }
