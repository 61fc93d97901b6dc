// Makes the bundle of a project and nothing else: `node scripts/bench/bundle.mjs [--project FOLDER]`.
import { ensureBundle } from '../bundle.mjs'
import { extractProjectOption, projectIn } from '../project.mjs'
import { root } from '../root.mjs'

const project = projectIn(root, extractProjectOption(process.argv.slice(2)).folder)
if ('error' in project) throw new Error(project.error)
await ensureBundle(project)
