import { catalogue } from '../../src/engine/problems/catalogue'
import { problem, type SiteProblem } from '../../src/engine/problems/problem'
import type { Report } from '../../src/engine/problems/problem-report'

/** Source of a file that has problems in a report. */
export const SOURCE = 'title: 50% off, today: now\nexcerpt: What it says.\ntitle: again\n'

/** An error with a line, one of a field, a warning, and an error without a line, unsorted. */
export const PROBLEMS: readonly SiteProblem[] = [
  problem('time/gap', { file: 'content/people/ä person.yaml', line: 2, column: 1, field: 'team[0]' }, 'someone', '2025-01-01'),
  problem('yaml/duplicate-key', { file: 'content/blog/a.mdx', line: 3, column: 1 }),
  problem('field/unknown', { file: 'content/blog/a.mdx', line: 1, column: 8 }, '50%,\r\nkey: ::error::'),
  problem('file/encoding', { file: 'content/blog/b,c:d.mdx' }),
]

/** A report. A test overrides what it needs. */
export const report = (overrides: Partial<Report> = {}): Report => ({
  problems: PROBLEMS,
  catalogue,
  elsewhere: [],
  waived: [],
  sourceOf: (file) => (file === 'content/blog/a.mdx' ? SOURCE : undefined),
  asOf: '2024-12-15',
  isComplete: true,
  ...overrides,
})
