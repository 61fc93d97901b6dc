import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files below a folder, each beginning with that folder. @param {string} folder @returns {string[]} */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
