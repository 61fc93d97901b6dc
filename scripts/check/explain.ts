import type { Failure } from '../../src/engine/lib/failure'
import { nearest, suggestion } from '../../src/engine/lib/nearest.mjs'
import type { Catalogue, CatalogueEntry } from '../../src/engine/problems/catalogue'

/**
 * A placeholder for any argument of a message: a text, a number, or a list of texts. Each call returns a new array, so that no two
 * arguments are equal.
 */
const anything = () => ['…']

/** Explains problems: those with these codes, or, without codes, all of them in a list. Returns what is wrong if a code does not exist. */
export function explanationOf(codes: readonly string[], catalogue: Catalogue): string | Failure {
  const unknown = codes.find((code) => !Object.hasOwn(catalogue, code))
  if (unknown !== undefined) {
    const near = nearest(unknown, Object.keys(catalogue))
    return { error: `There is no problem \`${unknown}\`.${suggestion(near)}` }
  }
  if (codes.length === 0) return overview(catalogue)
  return codes.flatMap((code) => (catalogue[code] ? [explain(code, catalogue[code])] : [])).join('\n\n')
}

function explain(code: string, entry: CatalogueEntry): string {
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

function overview(catalogue: Catalogue): string {
  const entries = Object.entries(catalogue)
  const width = Math.max(...entries.map(([code]) => code.length))
  const line = ([code, entry]: readonly [string, CatalogueEntry]) =>
    `${code.padEnd(width)}  ${severityOf(entry) === 'warning' ? 'Warning: ' : ''}${entry.title}`
  return [...entries.map(line), '', `${entries.length} problems. \`npm run check -- --explain CODE\` explains one.`].join('\n')
}
