/** Widths of the columns: names of stages, and their times. */
const NAME_WIDTH = 10
const TIME_WIDTH = 7

/** Reports the stages of a build: a line for each with its time, and the progress on a terminal. */
export type Reporter = {
  stage: <Value>(
    name: string,
    work: (progress: (done: number, of: number) => void) => Value | Promise<Value>,
    detail?: (value: Value) => string,
  ) => Promise<Value>
  line: (text: string) => void
}

/** Makes a reporter that prints to the console. Without a terminal, or in CI, it prints no progress. */
export function consoleReporter({ isQuiet = false } = {}): Reporter {
  const watched = process.stdout.isTTY === true && !process.env.CI
  const line = (text: string) => {
    if (!isQuiet) console.log(text)
  }
  return {
    line,
    async stage(name, work, detail) {
      const started = performance.now()
      const label = name.padEnd(NAME_WIDTH)
      let shown = 0
      const progress = (done: number, of: number) => {
        const now = performance.now()
        if (!watched || isQuiet || now - shown < 100) return
        shown = now
        process.stdout.write(`\r${label} ${done} of ${of}`)
      }
      const clear = () => {
        if (shown > 0) process.stdout.write('\r\u001b[2K')
      }
      const value = await Promise.resolve(progress).then(work).finally(clear)
      line(`${label} ${seconds(performance.now() - started).padStart(TIME_WIDTH)}${detail ? `   ${detail(value)}` : ''}`)
      return value
    },
  }
}

/** `0.12 s`. */
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** `1,234 kB`. */
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} kB`
