import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { article, blogPost } from '../support/factories'
import { bytesOf, treeOf } from '../support/folder-test'
import { pictureBytes } from '../support/pictures'
import { ROOT, runCommand } from '../support/run-command'
import { nameOf, pathsIn, removeBuilds, shareTest } from '../support/share-test'

const THREE = ['1/3', '2/3', '3/3']

test('four processes at one time make shares of this site, which become the bytes of one build', { timeout: 600_000 }, async () => {
  const outs = await mkdtemp(join(tmpdir(), 'shares-'))
  const given = (name: string) => ['--content', join(ROOT, 'content'), '--out', join(outs, name)]
  const shards = ['1', '2', '3', '4']
  try {
    const shares = await Promise.all(shards.map((shard) => runCommand('build', '--shard', `${shard}/4`, ...given(shard))))
    expect(shares.map(({ code, stderr }) => ({ code, stderr }))).toEqual(shards.map(() => ({ code: 0, stderr: '' })))
    const folders = shards.map((shard) => join(outs, shard))
    expect(await runCommand('merge', ...folders, ...given('merged'))).toMatchObject({ code: 0, stderr: '' })
    expect(await runCommand('build', ...given('plain'))).toMatchObject({ code: 0, stderr: '' })
    expect(await bytesOf(join(outs, 'merged'))).toEqual(await bytesOf(join(outs, 'plain')))
  } finally {
    await removeBuilds(outs)
  }
})

describe('shares of a site', () => {
  shareTest('hold each page and each picture once', async ({ site, outs, made: { share, build, merge } }) => {
    await site.write({ 'blog/a.jpg': await pictureBytes(), 'blog/made.mdx': article(blogPost({ image: { src: 'a.jpg', alt: 'It' } })) })
    for (const shard of THREE) expect(await share(shard)).toMatchObject({ code: 0, stderr: '' })
    await build('plain')
    const split = (paths: readonly string[]) => paths.filter((path) => path.endsWith('.html') || path.startsWith('media/')).toSorted()
    const parts = await Promise.all(THREE.map(async (shard) => split(await pathsIn(join(outs, nameOf(shard))))))
    for (const part of parts) expect(part).not.toEqual([])
    // Pages at old addresses are made when all is joined.
    expect([...parts.flat(), 'old-services.html'].toSorted()).toEqual(split(Object.keys(await treeOf(join(outs, 'plain')))))
    expect(await merge('merged', ...THREE.map(nameOf))).toMatchObject({ code: 0, stdout: expect.stringContaining('shares joined: 3') })
    expect(await bytesOf(join(outs, 'merged'))).toEqual(await bytesOf(join(outs, 'plain')))
  })

  shareTest('are made anew where something changed, and old files go', async ({ site, outs, made: { share, build, merge } }) => {
    for (const shard of THREE) await share(shard)
    await merge('merged', ...THREE.map(nameOf))
    await site.replace('blog/first-post.mdx', 'A short text.', 'Another text.')
    await site.write({ 'events/first-event.yaml': null })
    for (const shard of THREE) await share(shard)
    expect((await merge('merged', ...THREE.map(nameOf))).stdout).toMatch(/^write .* [1-9]\d* removed, [1-9]\d* unchanged$/m)
    await build('plain')
    expect(await bytesOf(join(outs, 'merged'))).toEqual(await bytesOf(join(outs, 'plain')))
  })
})
