import { grouped } from '../../src/engine/lib/grouped'
import { type Promises, sourcesOf } from './promises'
import type { Figures, Runs } from './runs'

/** The file with the table. */
export const PROOF_DOCUMENT = 'docs/proof.md'

const ABOUT = `# Proof

What this project promises, the command that anyone can run again, the tests that hold it to that, and what they counted last.
\`npm run proof\` writes this from \`proof.yaml\` and from what runs have recorded (\`docs/proof.json\`). A figure has the day and the commit of its run; a
\`+\` stands for changes to that commit. \`npm test -- FILE\` runs one file of tests, \`npm run test:long -- FILE\` one of the long suite.`

/** The command that runs a file of tests. */
const suiteOf = (file: string) => (file.includes('.long.') || file.includes('/long/') ? 'npm run test:long' : 'npm test')

/** The table of all promises, with the figures of runs, as Markdown. */
export function proofDocument(promises: Promises, runs: Runs): string {
  const groups = grouped(promises, ({ about }) => about)
  const sections = [...groups].map(([about, list]) =>
    [`## ${about}`, '', '| promise | command | tests | last figures |', '|---|---|---|---|', ...list.map((one) => rowOf(one, runs))].join(
      '\n',
    ),
  )
  return `${[ABOUT, ...sections].join('\n\n')}\n`
}

function rowOf(one: Promises[number], runs: Runs): string {
  const commands = new Set([...(one.command ? [one.command] : []), ...one.tests.map(suiteOf)])
  const code = (texts: Iterable<string>) => [...texts].map((text) => `\`${text}\``).join('<br>')
  return `| ${[one.promise, code(commands), code(one.tests), figuresOf(sourcesOf(one), runs)].join(' | ')} |`
}

/** The figures of sources, summed by day and commit, and the sources that have none. */
function figuresOf(sources: readonly string[], runs: Runs): string {
  const recorded = sources.flatMap((source) => runs[source] ?? [])
  const missing = sources.filter((source) => !runs[source])
  const groups = grouped(recorded, ({ day, commit }) => `${day}, \`${commit}\``)
  return [
    ...[...groups].map(([made, list]) => `${figureText(list.map(({ figures }) => figures))} (${made})`),
    ...(missing.length > 0 ? [`not recorded${recorded.length > 0 ? `: ${missing.map((source) => `\`${source}\``).join(', ')}` : ''}`] : []),
  ].join('<br>')
}

function figureText(list: readonly Figures[]): string {
  const sums = new Map<string, number>()
  for (const figures of list) for (const [name, count] of Object.entries(figures)) sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums].map(([name, count]) => `${count} ${name}`).join(', ')
}
