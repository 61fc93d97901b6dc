/** Id of a result in the dialog. */
export const optionId = (dialog: string, at: number) => `${dialog}-option-${at}`

/** Index of the marked result; undefined if there are no results. */
export const activeOptionIndex = (at: number, count: number) => (count === 0 ? undefined : Math.min(at, count - 1))

/** Index of the next or previous result, wrapping around. */
export const moved = (at: number | undefined, by: 1 | -1, count: number) => (count === 0 ? 0 : ((at ?? 0) + by + count) % count)
