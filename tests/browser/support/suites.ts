/**
 * Tag of the journeys that Firefox runs in `npm test`: one of each kind of interaction. Chromium runs all others there, and these in the
 * long suite.
 */
export const FIREFOX = { tag: '@firefox' }

/**
 * Tag of tests that only the long suite runs: others find nearly all that they would, such as the same form on a second page, or in a
 * second width.
 */
export const LONG = { tag: '@long' }

/** Tag of long tests whose answer is the same in every browser. */
export const ONLY_CHROMIUM = { tag: '@only-chromium' }
