/**
 * The slugs of regions by their codes in the region selector of the header, and by the slug of each region the code that stands for the whole
 * of it.
 */
export type Codes = Readonly<Record<string, string>>

/** A choice of the region selector. Without a region it stands for all. */
type Choice = { code: string; name: string; region?: string | undefined }

/**
 * Makes the codes. That of the same name stands for the whole of a region; one that the selector does not offer as a whole, as the United
 * Kingdom is not Europe, has the code for all regions, if there is one.
 */
export function regionCodes(regions: Iterable<{ slug: string; title: string }>, choices: readonly Choice[]): Codes {
  const all = choices.find(({ region }) => region === undefined)
  const ofCodes = choices.flatMap(({ code, region }) => (region === undefined ? [] : [[code, region] as const]))
  const ofRegions = [...regions].flatMap(({ slug, title }) => {
    const whole = choices.find(({ name }) => name === title) ?? all
    return whole ? [[slug, whole.code] as const] : []
  })
  return Object.fromEntries([...ofCodes, ...ofRegions])
}
