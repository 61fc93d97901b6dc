/** The part of pa11y-ci 4 that the audit uses; the package has no types. */
declare module 'pa11y-ci' {
  /** A result of a runner for an element. */
  export type Issue = {
    runner: 'axe' | 'htmlcs'
    type: 'error' | 'warning' | 'notice'
    code: string
    message: string
    selector: string
    context: string
    /** Set only by axe: whether a person has to decide. */
    runnerExtras: { needsFurtherReview?: boolean }
  }

  export type Options = {
    standard: 'WCAG2AA'
    runners: readonly Issue['runner'][]
    includeWarnings: boolean
    includeNotices: boolean
    concurrency: number
    timeout: number
    reporters: readonly string[]
    chromeLaunchConfig: { executablePath: string | undefined; args: readonly string[] }
  }

  /** The issues by the final address of the page; for a page that could not be tested, one error by the requested address. */
  export type Report = { results: Readonly<Record<string, readonly (Issue | Error)[]>> }

  export default function pa11yCi(urls: readonly string[], options: Options): Promise<Report>
}
