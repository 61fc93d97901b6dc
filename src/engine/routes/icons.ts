/** The sizes of the icon of a site for home screens, in pixels. */
export const ICON_SIZES = [192, 512] as const

/** The address of the icon of a size. */
export const iconAddress = (size: (typeof ICON_SIZES)[number]) => `/icon-${size}.png`

/** The logo of the site, a square picture. */
export const LOGO = iconAddress(512)
