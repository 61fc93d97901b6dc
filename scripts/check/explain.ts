import { nearest, suggestion } from '../../src/engine/lib/text'
import { type CatalogueEntry, catalogue } from '../../src/engine/problems/catalogue'

const entries: ReadonlyMap<string, CatalogueEntry> = new Map<string, CatalogueEntry>(Object.entries(catalogue))

/** What stands in a message for what it is told: a text, a number, or a list of texts. No two are the same. */
const anything = () => ['…']

/** What problems mean, all of them by name where no code is asked for, or what is wrong with a code. */
export function explanationOf(codes: readonly string[]): string | { wrong: string } {
  const unknown = codes.find((code) => !entries.has(code))
  if (unknown !== undefined) {
    const near = nearest(unknown, entries.keys())
    return { wrong: `There is no problem \`${unknown}\`.${suggestion(near)}` }
  }
  return codes.length === 0 ? overview() : codes.flatMap((code) => explain(code) ?? []).join('\n\n')
}

function explain(code: string): string | undefined {
  const entry = entries.get(code)
  if (!entry) return undefined
  return [
    `${code} (${severityOf(entry)})`,
    '',
    `  ${entry.title}`,
    `  It reads: ${messageOf(entry)}`,
    `  What to do: ${entry.hint}`,
    `  ${CONSEQUENCES[severityOf(entry)]}`,
  ].join('\n')
}

const CONSEQUENCES = {
  error: 'Nothing is built until it is gone.',
  warning: 'The site is built all the same; `npm run check -- --strict` fails.',
} as const

const severityOf = ({ severity }: CatalogueEntry) => severity ?? 'error'

const messageOf = ({ message }: CatalogueEntry): string => {
  const make = message as (...values: unknown[]) => string
  return make(...Array.from({ length: message.length }, anything))
}

function overview(): string {
  const width = Math.max(...[...entries.keys()].map((code) => code.length))
  const line = ([code, entry]: readonly [string, CatalogueEntry]) =>
    `${code.padEnd(width)}  ${severityOf(entry) === 'warning' ? 'Warning: ' : ''}${entry.title}`
  return [...[...entries].map(line), '', `${entries.size} problems. \`npm run check -- --explain CODE\` says more of one.`].join('\n')
}
