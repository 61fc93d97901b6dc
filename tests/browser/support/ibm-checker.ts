import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const ENGINE = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js')

/** The rules of WCAG 2.2, levels A and AA, as the engine names them. */
const GUIDELINE = 'WCAG_2_2'

/** A result of the engine for an element: its rule, whether it is a violation, and how sure the engine is. */
type Issue = { ruleId: string; reasonId: string | number; value: [policy: string, confidence: string]; message: string; snippet: string }

declare global {
  interface Window {
    ace?: { Checker: new () => { check: (node: Document, guidelines: string[]) => Promise<{ results: Issue[] }> } }
  }
}

/**
 * Violations of which IBM's engine is sure, as `rule: element`. Left out are "potential" and "manual" results, which ask a person to look
 * at every page alike, and recommendations, which are not part of WCAG.
 */
export async function ibmFindings(page: Page, waived: Readonly<Record<string, string>>): Promise<string[]> {
  await page.evaluate(await readFile(ENGINE, 'utf8'))
  const issues = await page.evaluate(
    async (guideline) => (window.ace ? (await new window.ace.Checker().check(document, [guideline])).results : undefined),
    GUIDELINE,
  )
  if (!issues?.length) throw new Error('The engine has looked at nothing.')
  return issues
    .filter(({ ruleId, value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL' && !(ruleId in waived))
    .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`)
}
