import { type Shard, shardText } from '../shares/shard'
import { kilobytes, type Reporter, seconds } from '../stage'
import type { BuildResult } from './last-build'

/** What a build prints at its end: figures of its folder, what is remarkable about it, and further lines. */
type Result = Omit<BuildResult, 'inputs' | 'read'> & { files: number; remark: string }

/** `4 written, 1 removed, 200 unchanged`. */
export const writtenText = ({ written, removed, files }: { written: number; removed: number; files: number }) =>
  `${written} written, ${removed} removed, ${files - written} unchanged`

/** Prints the result of a build that began at a time. */
export function printResult({ pages, files, bytes, remark, lines }: Result, started: number, { line }: Pick<Reporter, 'line'>) {
  line(`\n${pages} pages, ${files} files, ${kilobytes(bytes)} in ${seconds(performance.now() - started)}; ${remark}`)
  for (const text of lines) line(text)
}

/** What the build of a share prints at its end: its folder, and how many of the pages of the site it has. */
type ShareResult = { shard: Shard; folder: string; pages: number; of: number; files: number }

/** Prints the result of the build of a share that began at a time. */
export function printShare({ shard, folder, pages, of, files }: ShareResult, started: number, { line }: Pick<Reporter, 'line'>) {
  line(`\nshare ${shardText(shard)}: ${pages} of ${of} pages, ${files} files in ${seconds(performance.now() - started)}`)
  line(`It is in ${folder}; \`npm run merge\` joins it with the others.`)
}
