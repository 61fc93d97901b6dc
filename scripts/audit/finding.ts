/** Something that an audit does not let pass. */
export type Finding = {
  /** The page, or `EVERYWHERE`. */
  address: string
  tool: 'html' | 'axe' | 'htmlcs' | 'pa11y' | 'lighthouse' | 'budget'
  rule: string
  message: string
  /** The element, as a selector, or another place; empty where there is none. */
  where: string
}

/** Stands for the page where a budget holds for all pages together. */
export const EVERYWHERE = 'the whole site'

/** How many pages are named of those that share a finding. */
const NAMED = 3

/** All findings as one text: each once, with the pages that it was made on. */
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
