/** What the audit uses of pa11y-ci 4, which brings no types. */
declare module 'pa11y-ci' {
  /** Something that a runner says about an element. */
  export type Issue = {
    runner: 'axe' | 'htmlcs'
    type: 'error' | 'warning' | 'notice'
    code: string
    message: string
    selector: string
    context: string
    /** Only axe fills it: whether a person has to decide. */
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

  /** Issues by the address that the page ended at, or the one error of a page that could not be tested, by the address asked for. */
  export type Report = { results: Readonly<Record<string, readonly (Issue | Error)[]>> }

  export default function pa11yCi(urls: readonly string[], options: Options): Promise<Report>
}
