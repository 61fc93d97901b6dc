import type { Logger } from 'vite'

/** What the development server prints in the terminal about its site. */
export type Terminal = {
  /** Says what is wrong. */
  printErrors: (text: string) => void
  /** Says which errors are gone. */
  printFixed: (lines: readonly string[]) => void
  /** Says that there are no errors any more, if `printErrors` was called since it last did. */
  printAllFixed: () => void
}

/** Makes the terminal of a server by its logger. */
export function terminalOf(logger: Pick<Logger, 'info' | 'error'>): Terminal {
  let endsInErrors = false
  return {
    printErrors(text) {
      logger.error(text)
      endsInErrors = true
    },
    printFixed(lines) {
      for (const line of lines) logger.info(line)
    },
    printAllFixed() {
      if (!endsInErrors) return
      endsInErrors = false
      logger.info('All errors are fixed.')
    },
  }
}
