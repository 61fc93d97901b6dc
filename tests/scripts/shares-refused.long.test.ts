import { appendFile, cp, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import build from '../../scripts/build'
import mergeShares from '../../scripts/merge'
import { readShare, seal } from '../../scripts/shares/share'
import { callCommandWith } from '../support/call-command'
import { treeOf } from '../support/folder-test'
import { nameOf, pathsIn, type Shares, shareTest } from '../support/share-test'
import { PROJECT } from '../support/site'
import { TODAY } from '../support/site-test'

const THREE = ['1/3', '2/3', '3/3']

describe('shares that cannot be joined', () => {
  const pageOf = async (share: string) => join(share, 'files', (await pathsIn(share)).find((path) => path.endsWith('.html')) ?? '')

  /** What is done to shares, and the sentences about them. The first share of three is in `1-of-3`, and so on. */
  const CASES: readonly [what: string, spoil: (outs: string, made: Shares) => Promise<unknown>, sentences: readonly string[]][] = [
    [
      'one is missing',
      (outs) => rm(join(outs, '2-of-3'), { recursive: true }),
      ['There is no folder OUTS/2-of-3.', 'Share 2/3 is missing. Bring it here, or make it by `npm run build -- --shard 2/3`.'],
    ],
    [
      'one is there twice',
      async (outs) => {
        await rm(join(outs, '2-of-3'), { recursive: true })
        await cp(join(outs, '1-of-3'), join(outs, '2-of-3'), { recursive: true })
      },
      [
        'OUTS/2-of-3 is share 1/3, as OUTS/1-of-3 is. Leave one of them out.',
        'Share 2/3 is missing. Bring it here, or make it by `npm run build -- --shard 2/3`.',
      ],
    ],
    [
      'one is of another count',
      async (outs, { share }) => {
        await share('2/4')
        await rm(join(outs, '2-of-3'), { recursive: true })
        await rename(join(outs, '2-of-4'), join(outs, '2-of-3'))
      },
      [
        'OUTS/2-of-3 is share 2/4, while others are of 3. Leave it out, or remove it.',
        'Share 2/3 is missing. Bring it here, or make it by `npm run build -- --shard 2/3`.',
      ],
    ],
    [
      'one is of another day',
      (_, { share }) => share('3/3', '--as-of', '2024-12-16'),
      [
        'OUTS/3-of-3 was made for 2024-12-16 instead of 2024-12-15. Make it again from what is merged here, by `npm run build -- --shard 3/3 --as-of 2024-12-15`.',
      ],
    ],
    [
      'files and records are damaged',
      async (outs) => {
        await appendFile(await pageOf(join(outs, '1-of-3')), ' ')
        await truncate(await pageOf(join(outs, '2-of-3')), 10)
        await truncate(join(outs, '3-of-3/share.json'), 1000)
      },
      [
        'OUTS/3-of-3/share.json is damaged. Bring the share here again, or make it again.',
        'Share 3/3 is missing. Bring it here, or make it by `npm run build -- --shard 3/3`.',
        'In OUTS/1-of-3, files/PAGE is missing or damaged. Bring the share here again, or make it again by `npm run build -- --shard 1/3`.',
        'In OUTS/2-of-3, files/PAGE is missing or damaged. Bring the share here again, or make it again by `npm run build -- --shard 2/3`.',
      ],
    ],
    [
      'all files of one are gone',
      (outs) => rm(join(outs, '1-of-3/files'), { recursive: true }),
      [
        'In OUTS/1-of-3, files/PAGE and N more files are missing or damaged. Bring the share here again, or make it again by `npm run build -- --shard 1/3`.',
      ],
    ],
    [
      'a record says something else',
      async (outs) => {
        const file = join(outs, '1-of-3/share.json')
        await writeFile(file, (await readFile(file, 'utf8')).replace('"links":[', '"links":["/made-up",'))
      },
      [
        'OUTS/1-of-3/share.json is damaged. Bring the share here again, or make it again.',
        'Share 1/3 is missing. Bring it here, or make it by `npm run build -- --shard 1/3`.',
      ],
    ],
    [
      'a record has another form',
      (outs) => writeFile(join(outs, '1-of-3/share.json'), '{"version":0}'),
      [
        'OUTS/1-of-3 was made by another version of this generator. Make the share again by the one that merges it.',
        'Share 1/3 is missing. Bring it here, or make it by `npm run build -- --shard 1/3`.',
      ],
    ],
    [
      'one is something else',
      async (outs) => {
        await rm(join(outs, '1-of-3'), { recursive: true })
        await mkdir(join(outs, '1-of-3'))
      },
      [
        'OUTS/1-of-3 has no share.json: it is no share, or one that was not finished. Leave it out, or make the share again.',
        'Share 1/3 is missing. Bring it here, or make it by `npm run build -- --shard 1/3`.',
      ],
    ],
  ]

  shareTest('say why, all together, and nothing is written', async ({ outs, made }) => {
    for (const shard of THREE) await made.share(shard)
    await made.merge('merged', ...THREE.map(nameOf))
    const before = await treeOf(join(outs, 'merged'))
    await mkdir(join(outs, 'kept'))
    for (const name of THREE.map(nameOf)) await cp(join(outs, name), join(outs, 'kept', name), { recursive: true })
    for (const [what, spoil, sentences] of CASES) {
      await spoil(outs, made)
      const { code, stderr } = await made.merge('merged', ...THREE.map(nameOf))
      const said = stderr
        .replaceAll(outs, 'OUTS')
        .replace(/files\/\S+/g, 'files/PAGE')
        .replace(/\d+ more/, 'N more')
      expect({ what, code, said: said.trim().split('\n') }).toEqual({ what, code: 1, said: [...sentences, 'Nothing was written.'] })
      expect(await treeOf(join(outs, 'merged'))).toEqual(before)
      for (const name of THREE.map(nameOf)) {
        await rm(join(outs, name), { recursive: true, force: true })
        await cp(join(outs, 'kept', name), join(outs, name), { recursive: true })
      }
    }
  })

  shareTest('have a page that this machine would make otherwise', async ({ outs, made: { share, merge } }) => {
    for (const shard of THREE) await share(shard)
    const read = await readShare(join(outs, '2-of-3'))
    if ('error' in read) throw new Error(read.error)
    const [[address, page] = ['', undefined]] = read.pages
    await seal({ ...read, pages: new Map([...read.pages, ...(page ? [[address, { ...page, key: 'other' }] as const] : [])]) })
    const { code, stderr } = await merge('merged', ...THREE.map(nameOf))
    expect({ code, said: stderr.replaceAll(outs, 'OUTS').trim().split('\n') }).toEqual({
      code: 1,
      said: [
        `OUTS/2-of-3 lacks ${address} as this machine would make it. Make it again by \`npm run build -- --shard 2/3\`, on a machine with the same system.`,
        'Nothing was written.',
      ],
    })
    expect(await readdir(outs)).not.toContain('merged')
  })

  shareTest('were made from other content, settings or code', async ({ site, outs, made: { share, merge } }) => {
    const given = (name: string) => ['--content', site.root, '--as-of', TODAY, '--out', join(outs, name)]
    await callCommandWith({ VITE_EMAILJS_PUBLIC_KEY: 'other' }, 'build', '--shard', '1/3', ...given('1-of-3'))
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await build({ ...PROJECT, args: ['--shard', '2/3', ...given('2-of-3')], codeKey: 'other' })
    vi.restoreAllMocks()
    await share('3/3')
    await site.replace('blog/first-post.mdx', 'A short text.', 'Another text.')
    const { code, stderr } = await merge('merged', ...THREE.map(nameOf))
    const again = (shard: string) => `Make it again from what is merged here, by \`npm run build -- --shard ${shard}\`.`
    expect({ code, said: stderr.replaceAll(outs, 'OUTS').trim().split('\n') }).toEqual({
      code: 1,
      said: [
        `OUTS/1-of-3 was made from other content, with other settings in the environment. ${again('1/3')}`,
        `OUTS/2-of-3 was made from other content, by other code or packages. ${again('2/3')}`,
        `OUTS/3-of-3 was made from other content. ${again('3/3')}`,
        'Nothing was written.',
      ],
    })
  })

  shareTest('are not there', async ({ site }) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await mergeShares({ ...PROJECT, root: site.root, args: [], codeKey: 'code' })).toBe(2)
    expect(said.mock.calls).toEqual([
      ['There are no shares in .cache/shards. Make each by `npm run build -- --shard I/N`, or name their folders.'],
    ])
    vi.restoreAllMocks()
  })
})
