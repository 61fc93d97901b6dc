/** The largest picture file in bytes, and the largest number of pixels: twice those of a good camera. */
export const LARGEST_PICTURE = 20 * 1024 * 1024
export const MOST_PIXELS = 50_000_000

/** The largest text file in bytes: some 150,000 words. */
export const LARGEST_TEXT = 1024 * 1024
