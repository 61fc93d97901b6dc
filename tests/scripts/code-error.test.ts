import { expect, test } from 'vitest'
import { codeErrorText } from '../../scripts/code-error.mjs'

const MESSAGE =
  "\u001B[31mCould not resolve\u001B[0m './partners' in pages/index.ts\n    at aggregate (node_modules/rolldown/dist/error.mjs:48:18)"

test('an error in code is printed without its stack, and with its colors only where there are some', () => {
  expect(codeErrorText(MESSAGE, true)).toBe("\u001B[31mCould not resolve\u001B[0m './partners' in pages/index.ts")
  expect(codeErrorText(MESSAGE, false)).toBe("Could not resolve './partners' in pages/index.ts")
})
