const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** The size of a file in words, such as `320 kB` or `1.2 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const [amount, unit, digits] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'kB', 0] : [bytes / MEGABYTE, 'MB', 1]
  return `${amount.toLocaleString(locale, { maximumFractionDigits: digits })} ${unit}`
}
