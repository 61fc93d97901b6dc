import { nearest } from '../../lib/nearest.mjs'
import { type Place, problem, type SiteProblem } from '../../problems/problem'
import { SITE_NAME_TOKEN, SITE_NAME_VARIABLE } from '../../schema/site-name'

/** Characters of code that a problem shows. */
const LONGEST = 40

/** The problem of code in braces, with the place that may be meant. */
export function expressionProblem(code: string, place: Place): SiteProblem {
  const written = code.trim()
  const near = nearest(written, [SITE_NAME_VARIABLE]) === undefined ? undefined : SITE_NAME_TOKEN
  return problem('mdx/expression', place, `{${written.slice(0, LONGEST)}}`, near)
}
