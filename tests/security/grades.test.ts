import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { HEADER_RULES, headersAt } from '../../renderer/hosts/rules'
import { smallSite } from '../renderer/graphs'
import { pagesOf } from '../renderer/made'
import { type Answer, gradeOf } from './observatory'

/** The headers of a page. */
const HEADERS = new Map([...headersAt(HEADER_RULES, '/')].map(([name, value]) => [name.toLowerCase(), value]))
const pages = pagesOf(await smallSite())
const html = pages[0]?.html() ?? ''

/** What csp_evaluator finds in both policies of a page, as they hold together. Only what is sure or likely, such as a missing directive. */
function findingsIn({ headers, html: of }: Answer): string[] {
  const [, written = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(of) ?? []
  const { csp } = new CspParser(`${written};${headers.get('content-security-policy')}`)
  return new CspEvaluator(csp)
    .evaluate()
    .flatMap(({ severity, directive, value, description }) =>
      severity <= Severity.HIGH_MAYBE ? [`${Severity[severity]}: ${directive} ${value ?? ''} ${description}`] : [],
    )
}

describe('csp_evaluator', () => {
  test('finds nothing high or medium in the policy of any page', () => {
    for (const page of pages) expect(findingsIn({ headers: HEADERS, html: page.html() }), page.address).toEqual([])
  })

  test.for([
    ['inline scripts', `'self' 'sha256-`, `'self' 'unsafe-inline' 'nonsense-`],
    ['scripts from anywhere', `script-src 'self'`, 'script-src https:'],
    ['another base', `base-uri 'none'`, 'base-uri *'],
    ['anything by default', `default-src 'none';script-src 'self'`, `default-src *;x 'self'`],
  ] as const)('finds what allows %s', ([, kept, changed]) => {
    expect(html).toContain(kept)
    expect(findingsIn({ headers: HEADERS, html: html.replaceAll(kept, changed) })).not.toEqual([])
  })
})

describe('Mozilla Observatory', () => {
  test('would give every page the best grade', () => {
    for (const page of pages)
      expect(gradeOf({ headers: HEADERS, html: page.html() }), page.address).toMatchObject({ grade: 'A+', score: 130 })
  })

  const without = (name: string): Answer => ({ headers: new Map([...HEADERS].filter(([one]) => one !== name)), html })
  const withHeader = (name: string, value: string): Answer => ({ headers: new Map([...HEADERS, [name, value]]), html })
  const withPage = (kept: string, changed: string): Answer => ({ headers: HEADERS, html: html.replaceAll(kept, changed) })

  test.for([
    ['no header', { headers: new Map(), html: '' }, 'D'],
    ['no HSTS', without('strict-transport-security'), 'B+'],
    ['HSTS of a day', withHeader('strict-transport-security', 'max-age=86400'), 'A+'],
    ['no nosniff', without('x-content-type-options'), 'A+'],
    ['frames allowed', without('content-security-policy'), 'B+'],
    ['inline scripts', withPage(`script-src 'self'`, `script-src 'unsafe-inline'`), 'B+'],
    ['a script of another host', withPage('</body>', '<script src="https://evil.example/a.js"></script></body>'), 'C'],
  ] as const)('would see %s', ([, answer, grade]) => {
    const { modifiers, ...rest } = gradeOf(answer)
    expect(rest.grade).toBe(grade)
    expect(Object.values(modifiers).some((value) => value < 0)).toBe(true)
  })
})
