import { linearParts } from '../../../src/engine/lib/contrast'

/** A color by how people see it (Oklab in polar form): lightness from 0 to 1, chroma from 0 for grey, hue in radians. */
export type OklchColor = { lightness: number; chroma: number; hue: number }

/** The form of a color that the command takes. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i

const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

// The matrices are those of https://bottosson.github.io/posts/oklab/ (public domain).

/** The shade of a color such as `#1a2b3c`. */
export function oklchOf(color: string): OklchColor {
  const [red = 0, green = 0, blue = 0] = linearParts(color)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** The color of a shade, such as `#1a2b3c`. A shade that screens cannot show becomes greyer until they can. */
export function colorOf(shade: OklchColor): string {
  const parts = screenParts(shade)
  if (shade.chroma > 0 && parts.some((part) => part < -0.0005 || part > 1.0005))
    return colorOf({ ...shade, chroma: shade.chroma < 0.002 ? 0 : shade.chroma * 0.95 })
  const bytes = parts.map((part) => Math.round(encoded(Math.min(1, Math.max(0, part))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function screenParts({ lightness, chroma, hue }: OklchColor): readonly number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}
