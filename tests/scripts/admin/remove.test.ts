import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { removeFile } from '../../../scripts/admin/remove'
import { bytesOf, folderTest } from '../../support/folder-test'

folderTest('a file is removed, and others stay', async ({ folder }) => {
  for (const name of ['old.mdx', 'new.mdx']) await writeFile(join(folder, name), name)
  await removeFile(folder, 'old.mdx', ['new.mdx'])
  expect(await bytesOf(folder)).toEqual({ 'new.mdx': 'new.mdx' })
})

folderTest('a name that the system takes for that of a written file removes nothing', async ({ folder }) => {
  // Two names of one file, as `Blog/post.mdx` and `blog/post.mdx` are where case means nothing.
  await mkdir(join(folder, 'blog'))
  await symlink('blog', join(folder, 'Blog'))
  await writeFile(join(folder, 'blog/post.mdx'), 'the text')
  await removeFile(folder, 'Blog/post.mdx', ['blog/post.mdx'])
  expect(await readFile(join(folder, 'blog/post.mdx'), 'utf8')).toBe('the text')
})
