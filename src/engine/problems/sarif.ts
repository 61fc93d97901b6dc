import type { CatalogueEntry } from './catalogue'
import { problemBlock } from './format'
import type { SiteProblem } from './problem'
import type { Report } from './problem-report'
import { shownProblems } from './shown-problems'

/** The name of the folder that relative paths start from: the one into which the repository is checked out. */
const BASE = '%SRCROOT%'
/** The name of the fingerprint, with the version of the way in which it is made. */
const FINGERPRINT = 'contentProblem/v1'

/** The report as SARIF 2.1.0. `digest` makes a short hash of a text, for fingerprints that do not depend on lines. */
export function sarifReport(report: Report, digest: (text: string) => string): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content-check', rules: Object.entries(report.catalogue).map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: resultsOf(report, digest),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

const ruleOf = ([id, { title, hint, severity }]: readonly [string, CatalogueEntry]) => ({
  id,
  shortDescription: { text: title },
  help: { text: hint },
  defaultConfiguration: { level: severity ?? 'error' },
})

function resultsOf({ problems, catalogue, sourceOf }: Report, digest: (text: string) => string) {
  const codes = Object.keys(catalogue)
  const seen = new Map<string, number>()
  return shownProblems(problems).map((item) => {
    const identity = [item.code, item.place.file, item.message].join('\n')
    const before = seen.get(identity) ?? 0
    seen.set(identity, before + 1)
    return {
      ruleId: item.code,
      ruleIndex: codes.indexOf(item.code),
      level: item.severity,
      message: { text: problemBlock(item, sourceOf(item.place.file)) },
      locations: [{ physicalLocation: { artifactLocation: artifactOf(item.place.file), region: regionOf(item) } }],
      partialFingerprints: { [FINGERPRINT]: digest(`${identity}\n${before}`) },
    }
  })
}

const regionOf = ({ place: { line, column } }: SiteProblem) =>
  line === undefined || column === undefined ? { startLine: line ?? 1 } : { startLine: line, startColumn: column }

/** A file outside the working directory has an absolute address. */
const artifactOf = (file: string) =>
  /^(?:\/|[A-Za-z]:\/)/.test(file) ? { uri: `file:///${encoded(file.replace(/^\//, ''))}` } : { uri: encoded(file), uriBaseId: BASE }

/** Encodes a path for an address; a drive keeps its colon. */
const encoded = (path: string) => path.split('/').map(encodePart).join('/')
const encodePart = (part: string, index: number) => (index === 0 && /^[A-Za-z]:$/.test(part) ? part : encodeURIComponent(part))
