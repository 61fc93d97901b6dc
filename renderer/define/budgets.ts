import * as z from 'zod'
import { checkedYaml } from '../../src/engine/content/parse/checked-yaml'
import { sourceOf } from '../../src/engine/content/parse/source'
import { type Checked, withNonContentHints } from '../../src/engine/problems/problem'

/** The file of the budgets, in the folder of a project. A project without it has no limits. */
export const BUDGETS_FILE = 'budgets.yaml'

const limit = z.int().positive().optional()

const schemaOf = (kinds: readonly string[]) =>
  z.strictObject({
    html: limit.describe('Limit for a page with its styles; one page in ten may be larger.'),
    htmlMaximum: limit.describe('Limit for every page with its styles.'),
    kinds: z
      .strictObject(Object.fromEntries(kinds.map((kind) => [kind, limit])))
      .optional()
      .describe('Limits for every page of a kind, by the name of its route.'),
    styles: limit.describe('Limit for all styles of the site together.'),
    fonts: limit.describe('Limit for all fonts of the site together.'),
    scripts: limit.describe('Limit for the scripts that a page loads before any interaction.'),
    island: limit.describe('Limit for React and all other scripts that the largest island needs to start.'),
    requests: limit.describe('Number of requests of a page.'),
  })

type Written = z.infer<ReturnType<typeof schemaOf>>

/** Limits of a site, which `build` and `audit` check. Sizes are in bytes after compression; what has no limit is infinite. */
export type Budgets = Readonly<Required<Omit<Written, 'kinds'>>> & {
  kinds: ReadonlyMap<string, number>
}

/** The budgets of a site that has none. */
export const UNLIMITED: Budgets = {
  html: Infinity,
  htmlMaximum: Infinity,
  kinds: new Map(),
  styles: Infinity,
  fonts: Infinity,
  scripts: Infinity,
  island: Infinity,
  requests: Infinity,
}

/** The limit for the HTML of the pages of a kind, in bytes. */
export const htmlLimit = ({ kinds, htmlMaximum }: Budgets, kind: string): number => Math.min(kinds.get(kind) ?? htmlMaximum, htmlMaximum)

/** Reads the text of a file of budgets. `kinds` are the names of the routes of the site. With a problem, the value has no limits. */
export function parseBudgets(text: string, kinds: readonly string[]): Checked<Budgets> {
  const { value, problems } = checkedYaml(sourceOf({ file: BUDGETS_FILE, yaml: text, lineOffset: 0 }), schemaOf(kinds))
  if (!value) return { value: UNLIMITED, problems: withNonContentHints(problems) }
  const { kinds: ofKinds = {}, ...limits } = value
  const named = Object.entries(ofKinds).flatMap(([kind, most]) => (most === undefined ? [] : [[kind, most] as const]))
  return { value: { ...UNLIMITED, ...limits, kinds: new Map(named) }, problems: [] }
}
