/**
 * Joins lines that share an end into chains, so that a path names shared ends once: each line of two ends is a step of exactly one chain.
 * Ends are compared by identity.
 */
export function chainsOf<End>(lines: readonly (readonly End[])[]): End[][] {
  const left = new Set(lines)
  const chains: End[][] = []
  /** Extends a chain at its end until no line begins there. */
  const follow = (chain: End[]) => {
    for (;;) {
      const end = chain.at(-1)
      const next = [...left].find((line) => line.some((one) => one === end))
      if (!next) return
      left.delete(next)
      chain.push(...next.filter((one) => one !== end))
    }
  }
  for (const line of lines) {
    if (!left.delete(line)) continue
    const chain = [...line]
    follow(chain)
    chain.reverse()
    follow(chain)
    chains.push(chain)
  }
  return chains
}
