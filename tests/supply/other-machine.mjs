// Makes Node another machine: folders list their files the other way round, nobody else may read what is written, and there is one core.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import { isMainThread } from 'node:worker_threads'

const { readdir, readdirSync } = fs
const { readdir: readdirLater } = fs.promises

Object.assign(fs, {
  readdirSync: (/** @type {Parameters<typeof readdirSync>} */ ...args) => readdirSync(...args).toReversed(),
  readdir: (/** @type {unknown[]} */ ...args) => {
    const done = /** @type {(error: Error | null, found?: unknown[]) => void} */ (args.pop())
    Reflect.apply(readdir, fs, [
      ...args,
      (/** @type {Error | null} */ error, /** @type {unknown[]} */ found) => done(error, found?.toReversed()),
    ])
  },
})
Object.assign(fs.promises, {
  readdir: async (/** @type {Parameters<typeof readdirLater>} */ ...args) => (await readdirLater(...args)).toReversed(),
})
Object.assign(os, { availableParallelism: () => 1 })
// Threads share what the process may do.
if (isMainThread) process.umask(0o077)
syncBuiltinESMExports()
