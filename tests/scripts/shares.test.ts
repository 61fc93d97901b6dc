import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { isOwn, shardOf } from '../../scripts/shares/shard'
import { nameOf, shareTest } from '../support/share-test'

const THREE = ['1/3', '2/3', '3/3']

describe('the shard of a name', () => {
  test('is one of all, and every shard gets some', () => {
    const names = Array.from({ length: 400 }, (_, at) => `/blog/post-${at}`)
    const shards = [1, 2, 3, 4].map((index) => names.filter((name) => isOwn(name, { index, count: 4 })))
    expect(shards.flat().toSorted()).toEqual(names.toSorted())
    for (const own of shards) expect(own.length).toBeGreaterThan(60)
  })

  test('is written as two numbers', () => {
    expect(['2/8', '1/1', '256/256'].map(shardOf)).toEqual([
      { index: 2, count: 8 },
      { index: 1, count: 1 },
      { index: 256, count: 256 },
    ])
    expect(['0/8', '9/8', '1/257', '2', '2/', '-1/2', '1/2/3', '1.5/2', ' 1/2', ''].map(shardOf)).toEqual(Array(10).fill(undefined))
  })
})

describe('shares of a site', () => {
  shareTest('stop for errors in content as a build does', async ({ site, outs, made: { share } }) => {
    await site.replace('services/second-service.yaml', 'title: Second service', 'title: First service')
    for (const shard of ['1/2', '2/2'])
      expect(await share(shard)).toMatchObject({ code: 1, stderr: expect.stringContaining('First service') })
    expect(await readdir(outs).catch(() => [])).toEqual([])
  })

  shareTest('have their links checked when they are joined', async ({ site, outs, made: { share, merge } }) => {
    await site.replace('blog/first-post.mdx', 'A short text.', 'A [door](/nowhere-at-all).')
    for (const shard of THREE) expect(await share(shard)).toMatchObject({ code: 0 })
    const { code, stderr } = await merge('merged', ...THREE.map(nameOf))
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('/nowhere-at-all') })
    expect(await readdir(outs)).not.toContain('merged')
  })
})
