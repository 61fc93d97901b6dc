import { expect, vi } from 'vitest'
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
  // A closed watcher is gone after some turns.
  await vi.waitFor(() => expect(watchers()).toBe(before))
})
