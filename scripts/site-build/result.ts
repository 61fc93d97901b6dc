import { kilobytes, type Reporter, seconds } from '../stage'
import type { BuildResult } from './record'

/** What a build says at its end: what lies in its folder, and what there is to know besides. */
type Result = Omit<BuildResult, 'inputs'> & { files: number }

/** `4 written, 1 removed, 200 unchanged`. */
export const writtenText = ({ written, removed, files }: { written: number; removed: number; files: number }) =>
  `${written} written, ${removed} removed, ${files - written} unchanged`

/** Prints the result of a build that began at a time. */
export function printResult({ pages, files, bytes, lines }: Result, started: number, remark: string, { line }: Pick<Reporter, 'line'>) {
  line(`\n${pages} pages, ${files} files, ${kilobytes(bytes)} in ${seconds(performance.now() - started)}; ${remark}`)
  for (const text of lines) line(text)
}
