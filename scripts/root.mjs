// The folder of the engine and its packages, without a slash at its end. Uses only Node.
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')
