// Ends a script with a sentence where this Node is none that package.json allows. Every script that is started by itself imports
// this first, and all else with `import()` afterwards: an old Node fails at what it cannot parse or find before it runs any of it.
import { readFileSync } from 'node:fs'

/** A version as numbers that can be compared, each of its parts below a thousand. @param {string} version */
const numberOf = (version) => version.split('.').reduce((number, part) => number * 1000 + Number(part), 0)

/**
 * Whether a range of versions, of `^1.2.3` and `>=1.2.3` joined by `||`, has a version in it.
 * @param {string} range @param {string} version
 */
export function allows(range, version) {
  return range.split('||').some((part) => {
    const [, sign, text] = /^(\^|>=)([\d.]+)$/.exec(part.trim()) || ['', '', '']
    if (sign === '') throw new Error(`package.json asks for a Node in a form that nobody reads here: ${range}`)
    return numberOf(version) >= numberOf(text) && (sign === '>=' || version.split('.')[0] === text.split('.')[0])
  })
}

const range = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node
if (!allows(range, process.versions.node)) {
  console.error(`This is Node ${process.versions.node}; the project needs Node ${range}. https://nodejs.org has it.`)
  process.exit(2)
}
