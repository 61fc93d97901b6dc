/** The lines of a path written by ui/media/HeroNet, as pairs of positions such as `5 83`: `M5 83 10 58 25 83` is two lines. */
export function linesOf(path: string): [string, string][] {
  return path.split('M').flatMap((chain) => {
    const ends = chain.match(/\d+ \d+/g) ?? []
    return ends.slice(1).map((end, index): [string, string] => [`${ends[index]}`, end])
  })
}
