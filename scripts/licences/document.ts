import { HOLDERS, type Holder, type ListedPackage } from './listed'
import type { LicenceRules } from './rules'

/** The file with the list. */
export const LICENCES_DOCUMENT = 'docs/licences.md'

const HEADS: Readonly<Record<Holder, string>> = {
  visitors: 'What visitors get: packages in scripts',
  builds: 'What builds the site',
  tools: 'What tests and checks it',
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** The list of all packages with their licences, as Markdown. */
export function licenceDocument(listed: readonly ListedPackage[], { shipped, installed, files }: LicenceRules): string {
  const sections = HOLDERS.map((holder) => {
    const rows = listed.filter((one) => one.holder === holder).map(({ name, version, licence = '' }) => [name, version, licence])
    return `## ${HEADS[holder]}\n\n${table(['package', 'version', 'licence'], rows)}\n`
  })
  const others = files.map(({ name, place, licence, text }) => [name, place, licence, `\`${text}\``])
  const [first = '', ...more] = sections
  return [
    '# Licences',
    'Written by `npm run licences` from the lock file, which names the packages for all systems, and from the scripts\nof the last build. `licences.yaml` says what is allowed.',
    `For visitors: ${shipped.join(', ')}. For what builds and tests also: ${installed.join(', ')}.`,
    first.trimEnd(),
    '## What visitors get: other files',
    table(['what', 'where', 'licence', 'text'], others),
    ...more.map((section) => section.trimEnd()),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}
