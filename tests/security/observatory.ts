/*
 * What Mozilla's HTTP Observatory would say of an answer, by its documented rules
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). What only a server on the internet can show, such as the
 * redirect from HTTP to HTTPS, is left to it.
 */

/** An answer over HTTPS: its headers by names in lower case, and its HTML. */
export type Answer = { headers: ReadonlyMap<string, string>; html: string }

/** By how much each rule changes a score that begins at 100. */
type Modifiers = Readonly<Record<string, number>>

/** Half a year in seconds. */
const HALF_A_YEAR = 15_768_000

/** Gains count only for a score that losses have not brought below this. */
const LEAST_FOR_GAINS = 90

/** A policy by directive, with its sources. */
type Policy = ReadonlyMap<string, readonly string[]>

const parsePolicy = (text: string): Policy =>
  new Map(
    text.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
      return name ? [[name, sources] as const] : []
    }),
  )

/** The policies of an answer: that of its header, and that in its HTML. */
const policiesOf = ({ headers, html }: Answer) => ({
  header: parsePolicy(headers.get('content-security-policy') ?? ''),
  page: parsePolicy(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''),
})

/** Sources that allow anything of their kind. */
const BROAD = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/

function policyModifier(answer: Answer): number {
  const { header, page } = policiesOf(answer)
  if (header.size + page.size === 0) return -25
  const sourcesOf = (name: string) => page.get(name) ?? header.get(name)
  const scripts = sourcesOf('script-src') ?? sourcesOf('default-src') ?? ['*']
  const objects = sourcesOf('object-src') ?? sourcesOf('default-src') ?? ['*']
  const styles = sourcesOf('style-src') ?? sourcesOf('default-src') ?? ['*']
  const isUnsafe = (source: string) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:'
  if (scripts.some(isUnsafe) || objects.some((source) => BROAD.test(source))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (styles.some(isUnsafe)) return 0
  return sourcesOf('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function framingModifier(answer: Answer): number {
  const ancestors = policiesOf(answer).header.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5
  return /^(?:deny|sameorigin)$/i.test(answer.headers.get('x-frame-options') ?? '') ? 0 : -20
}

const PRIVATE_REFERRER = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

function referrerModifier({ headers }: Answer): number {
  const policy = headers.get('referrer-policy')
  if (policy === undefined) return 0
  return PRIVATE_REFERRER.test(policy) ? 5 : -5
}

function transportModifier({ headers }: Answer): number {
  const age = /(?:^|;\s*)max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= HALF_A_YEAR ? 0 : -10
}

function resourceModifier({ headers }: Answer): number {
  const policy = headers.get('cross-origin-resource-policy')
  if (policy === undefined || policy === 'cross-origin') return 0
  return /^same-(?:origin|site)$/.test(policy) ? 10 : -5
}

/** Scripts of other hosts without a hash of their contents. */
function scriptModifier({ html }: Answer): number {
  const foreign = [...html.matchAll(/<script\b[^>]* src="(?:https?:)?\/\/[^>]*>/g)].filter(([tag]) => !tag.includes(' integrity="'))
  return foreign.length > 0 ? -50 : 0
}

const modifiersOf = (answer: Answer): Modifiers => ({
  'content-security-policy': policyModifier(answer),
  'cross-origin-resource-policy': resourceModifier(answer),
  'cross-origin-resource-sharing': answer.headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  'referrer-policy': referrerModifier(answer),
  'strict-transport-security': transportModifier(answer),
  'subresource-integrity': scriptModifier(answer),
  'x-content-type-options': answer.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
  'x-frame-options': framingModifier(answer),
})

/** The grades by their least score. */
const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
] as const

/** The grade of an answer, its score, and what each rule adds to it. */
export function gradeOf(answer: Answer): { grade: string; score: number; modifiers: Modifiers } {
  const modifiers = modifiersOf(answer)
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0)
  const values = Object.values(modifiers)
  const base = 100 + sum(values.filter((value) => value < 0))
  const score = Math.max(0, base >= LEAST_FOR_GAINS ? base + sum(values.filter((value) => value > 0)) : base)
  return { grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F', score, modifiers }
}
