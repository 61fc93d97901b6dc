import type { CodeKeys } from '../../renderer/code-keys'

/** The keys of code without parts that have keys of their own. */
export const codeOf = (key: string): CodeKeys => ({ all: key, shared: key })

/** The keys of the code of a test. */
export const CODE = codeOf('code')
