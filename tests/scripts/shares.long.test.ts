import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOf } from '../support/folder-test'
import { ROOT, runCommand } from '../support/run-command'
import { removeBuilds } from '../support/share-test'

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
