import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { ContentFile } from '../../renderer/define/benchmark'
import { PROJECT_CODE } from '../../renderer/define/layout.mjs'
import { CONFIGURATION_FILES, ENGINE_CODE } from '../code-key.mjs'
import type { Project } from '../project.mjs'

/** The folders of an engine and of a project in it. */
export type ProjectFolders = Pick<Project, 'engine' | 'root'>

/** A copy of an engine with a project in it: their folders, and the arguments that name the project to a command. */
export type ProjectCopy = ProjectFolders & { args: readonly string[] }

/**
 * Copies the code of a project and of its engine into a folder, which is emptied first, and the content with `added` files. `node_modules`
 * is a link to that of the engine.
 */
export async function copyProject({ engine, root }: ProjectFolders, to: string, added: readonly ContentFile[]): Promise<ProjectCopy> {
  const below = relative(engine, root)
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  const paths = [...ENGINE_CODE, ...CONFIGURATION_FILES, ...[...PROJECT_CODE, 'content'].map((path) => join(below, path))]
  for (const path of paths.filter((path) => !path.startsWith('node_modules') && existsSync(join(engine, path))))
    await cp(join(engine, path), join(to, path), { recursive: true })
  await symlink(join(engine, 'node_modules'), join(to, 'node_modules'), 'junction')
  const copy = { engine: to, root: join(to, below), args: below === '' ? [] : ['--project', below] }
  for (const { path, contents } of added) {
    const file = join(copy.root, 'content', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, contents)
  }
  return copy
}

/** Runs work while a file has other contents. */
export async function whileEdited<Value>(file: string, edit: (text: string) => string, work: () => Promise<Value>): Promise<Value> {
  const before = await readFile(file, 'utf8')
  const after = edit(before)
  if (after === before) throw new Error(`The edit of ${file} changes nothing.`)
  await writeFile(file, after)
  try {
    return await work()
  } finally {
    await writeFile(file, before)
  }
}
