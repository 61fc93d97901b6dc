import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GUIDE } from '../../renderer/editor/guide'
import { ROOT } from './run-command'

/** The guide for editors. */
export const guide = readFileSync(join(ROOT, GUIDE), 'utf8')

/** Its code examples in a language, in order. */
export const examplesIn = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text)

/** Whether a path that is written in the guide exists in the project. */
export const isThere = (path: string) => existsSync(join(ROOT, 'docs', path))
