import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { whileWatching } from '../../scripts/check/watch'
import { folderTest } from '../support/folder-test'

folderTest('watching ends with an error, and leaves nothing that keeps the process alive', async ({ folder }) => {
  const watchers = () => process.getActiveResourcesInfo().filter((name) => name.startsWith('FSEvent')).length
  const before = watchers()
  const run = async () => {
    expect(watchers()).toBeGreaterThan(before)
    throw new Error('It broke.')
  }
  await expect(whileWatching(folder, run, new AbortController().signal)).rejects.toThrow('It broke.')
  // A closed watcher is gone after a turn.
  await setTimeout()
  expect(watchers()).toBe(before)
})
