/** A test that failed: its file, with its line where that names it, else its title; the browser that it ran in; its suite. */
export type FailedTest = { file: string; title?: string; browser?: string; isLong: boolean }

/** Folders of tests that draw what they try at random. */
const RANDOM = /^tests\/(?:fuzz|keys)\//

/** Most commands that are printed: who broke more than this repeats the run. */
const MOST = 20

/** A text as one word of a POSIX shell. */
const quoted = (text: string) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** A text as a pattern that it alone matches. */
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

function commandOf({ file, title, browser, isLong }: FailedTest, seed: string | undefined): string {
  const options = [
    ...(title === undefined ? [] : ['-t', quoted(escaped(title))]),
    ...(browser === undefined ? [] : [`--project=${browser}`]),
  ]
  const drawn = RANDOM.test(file) && seed !== undefined ? `SEED=${seed} ` : ''
  return `${drawn}npm ${isLong ? 'run test:long' : 'test'} -- ${[quoted(file), ...options].join(' ')}`
}

/** What says how failed tests are run again, one command a line. */
export function repeatText(failed: readonly FailedTest[], seed = process.env.SEED): string {
  const commands = failed.slice(0, MOST).map((one) => `  ${commandOf(one, seed)}`)
  const more = failed.length > MOST ? [`  … and ${failed.length - MOST} more`] : []
  return ['', 'To repeat what failed:', ...commands, ...more, ''].join('\n')
}
