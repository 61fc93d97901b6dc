import type { CodeKeys } from '../../renderer/code-keys'

/** The keys of code that is all of one piece. */
export const codeOf = (key: string): CodeKeys => ({ all: key, shared: key })

/** The keys of the code of a test. */
export const CODE = codeOf('code')
