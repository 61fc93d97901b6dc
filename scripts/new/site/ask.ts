import { createInterface } from 'node:readline/promises'
import { answerFault, QUESTIONS, type Question, type SiteAnswers } from './answers'

/**
 * Asks in the terminal for the answers that were not given. An empty line takes the default in brackets; after an invalid answer the
 * question is repeated. Returns undefined if the terminal is closed before the last answer.
 */
export async function askInTerminal(given: Partial<SiteAnswers>, defaults: SiteAnswers): Promise<SiteAnswers | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new AbortController()
  terminal.once('close', () => closed.abort())
  const answers: Record<Question, string> = { ...defaults, ...given }
  try {
    for (const [question, words] of Object.entries(QUESTIONS) as [Question, string][]) {
      if (given[question] !== undefined) continue
      for (let fault: string | undefined = ''; fault !== undefined; ) {
        const said = (await terminal.question(`${words} [${defaults[question]}]: `, { signal: closed.signal })).trim()
        answers[question] = said === '' ? defaults[question] : said
        fault = answerFault(question, answers[question])
        if (fault !== undefined) console.log(fault)
      }
    }
  } catch (error) {
    if (closed.signal.aborted) return undefined
    throw error
  } finally {
    terminal.close()
  }
  // Each was checked as it was given.
  return answers as SiteAnswers
}
