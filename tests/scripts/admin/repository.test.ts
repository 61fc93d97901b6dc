import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { type AdminServer, adminTest, POST, post } from './admin-server'

describe('the repository of the editor', () => {
  adminTest('holds all files of the content', async ({ admin }) => {
    const { json } = await admin.ask('/repos/this-machine/content/file-contents', { files: [POST, 'package.json'] })
    expect(json).toMatchObject([{ path: POST, encoding: 'base64' }])
    expect(Buffer.from((json as { content: string }[])[0]?.content ?? '', 'base64').toString()).toContain('title: First post')
  })

  adminTest('answers nobody but its own page', async ({ admin }) => {
    expect(await admin.ask('/user', undefined, 'guessed')).toEqual({
      status: 401,
      json: { message: 'Load the page again: the server was restarted.' },
    })
  })

  adminTest.for(['/repos/this-machine/content/media/files/content/../package.json', '/repos/other/site', '/admin'])(
    'has no %s',
    async (path, { admin }) => {
      expect((await admin.ask(path)).status).toBe(404)
    },
  )
})

describe('the state of the files', () => {
  const state = async ({ ask }: AdminServer) =>
    ((await ask('/repos/this-machine/content/branches/files')).json as { commit: { id: string } }).commit.id

  adminTest('has one name until something changes', async ({ admin, site }) => {
    const before = await state(admin)
    expect(await state(admin)).toBe(before)
    await site.replace('blog/first-post.mdx', 'title: First', 'title: Best')
    expect(await state(admin)).not.toBe(before)
  })

  // The editor keeps what it has read by that name, and writes into what it keeps when it saves.
  adminTest('has another name when a save is undone elsewhere', async ({ admin, site }) => {
    const text = await readFile(join(site.root, 'blog/first-post.mdx'), 'utf8')
    const before = await state(admin)
    expect(await admin.save({ operation: 'update', path: POST, content: post({ title: 'Another post' }) })).toEqual([200, 'saved'])
    await site.write({ 'blog/first-post.mdx': text })
    expect(await state(admin)).not.toBe(before)
  })

  adminTest('has the name after a save that the save was answered with', async ({ admin }) => {
    const [file] = (await admin.ask('/repos/this-machine/content/file-contents', { files: [POST] })).json as { sha: string }[]
    const content = Buffer.from(post({ title: 'Another post' })).toString('base64')
    const { json } = await admin.ask('/repos/this-machine/content/contents', {
      files: [{ operation: 'update', path: POST, content, sha: file?.sha }],
    })
    expect(json).toMatchObject({ commit: { sha: await state(admin) } })
  })
})
