/** Id of a result in the list of a dialog. */
export const optionId = (dialog: string, at: number) => `${dialog}-option-${at}`

/** The result that is marked, or undefined where there is none. */
export const markedOption = (at: number, count: number) => (count === 0 ? undefined : Math.min(at, count - 1))

/** The result after or before the marked one; past an end comes the other end. */
export const moved = (at: number | undefined, by: 1 | -1, count: number) => (count === 0 ? 0 : ((at ?? 0) + by + count) % count)
