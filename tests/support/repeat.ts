/** A failed test: its file with its line, or its title; its browser; its suite. */
export type FailedTest = { file: string; title?: string; browser?: string; isLong: boolean }

/** Tests that use random input. */
const RANDOM = /\.random\.test\.|^tests\/(?:fuzz|keys)\//

/** Maximum number of commands to print; for more failures, run everything again. */
const MOST = 20

/** Quotes a text as one word of a POSIX shell. */
const quoted = (text: string) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** Escapes a text for a regular expression. */
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

function commandOf({ file, title, browser, isLong }: FailedTest, seed: string | undefined): string {
  const options = [
    ...(title === undefined ? [] : ['-t', quoted(escaped(title))]),
    ...(browser === undefined ? [] : [`--project=${browser}`]),
  ]
  const drawn = RANDOM.test(file) && seed !== undefined ? `SEED=${seed} ` : ''
  return `${drawn}npm ${isLong ? 'run test:long' : 'test'} -- ${[quoted(file), ...options].join(' ')}`
}

/** The commands that repeat failed tests, one per line. */
export function repeatText(failed: readonly FailedTest[], seed = process.env.SEED): string {
  const commands = failed.slice(0, MOST).map((one) => `  ${commandOf(one, seed)}`)
  const more = failed.length > MOST ? [`  … and ${failed.length - MOST} more`] : []
  return ['', 'To repeat what failed:', ...commands, ...more, ''].join('\n')
}
