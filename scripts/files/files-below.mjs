import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files below a folder, which is their start. @param {string} folder @returns {string[]} */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
