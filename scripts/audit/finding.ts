/** A mistake that makes an audit fail. */
export type Finding = {
  /** The page, or `EVERYWHERE`. */
  address: string
  tool: 'html' | 'axe' | 'htmlcs' | 'pa11y' | 'lighthouse' | 'budget'
  rule: string
  message: string
  /** The element, as a selector, or another place; empty where there is none. */
  where: string
}

/** The address of findings about all pages together. */
export const EVERYWHERE = 'the whole site'

/** Number of pages that are listed for one finding. */
const NAMED = 3

/** All findings as one text: each once, with the pages that have it. */
export function findingText(findings: readonly Finding[]): string {
  const groups = new Map<string, { finding: Finding; addresses: Set<string> }>()
  for (const finding of findings) {
    const key = [finding.tool, finding.rule, finding.message, finding.where].join('\n')
    const group = groups.get(key) ?? { finding, addresses: new Set() }
    groups.set(key, { ...group, addresses: group.addresses.add(finding.address) })
  }
  return [...groups.values()]
    .map(({ finding: { tool, rule, message, where }, addresses }) =>
      [`${tool} ${rule}`, `  ${message}`, ...(where === '' ? [] : [`  at ${where}`]), `  on ${pagesText([...addresses])}`].join('\n'),
    )
    .join('\n\n')
}

const pagesText = (addresses: readonly string[]) => {
  const others = addresses.length - NAMED
  return addresses.slice(0, NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '')
}
