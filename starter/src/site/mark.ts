import svg from './mark.svg?raw'

/** The shapes of the mark, on a grid of 32 by 32. They take the color of the text around them. */
export const MARK = svg.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')
