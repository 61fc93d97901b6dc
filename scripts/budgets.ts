import { BUDGETS_FILE, type Budgets, parseBudgets, UNLIMITED } from '../renderer/define/budgets'
import type { Site } from '../renderer/define/site'
import type { Failure } from '../src/engine/lib/failure'
import { formatProblems } from '../src/engine/problems/format'
import { readText } from './files/read-text'

/** The budgets of a project with the text of their file. */
export type ProjectBudgets = { budgets: Budgets; text: string }

/** The budgets of a project, or what is wrong with their file, as a text with the lines of the file. */
export async function readBudgets(root: string, { routes }: Pick<Site, 'routes'>): Promise<ProjectBudgets | Failure> {
  const text = await readText(`${root}/${BUDGETS_FILE}`)
  if (text === undefined) return { budgets: UNLIMITED, text: '' }
  const { value, problems } = parseBudgets(text, Object.keys(routes))
  return problems.length > 0 ? { error: formatProblems(problems, () => text) } : { budgets: value, text }
}
