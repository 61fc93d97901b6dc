// Ends a script with a message if package.json does not allow this version of Node. Every script that Node starts imports this module
// first, and all others by `import()` afterwards: an old Node fails at syntax and modules that it does not know before it runs any code.
import { readFileSync } from 'node:fs'

/** A version as one number for comparison; each part is below a thousand. @param {string} version */
const numberOf = (version) => version.split('.').reduce((number, part) => number * 1000 + Number(part), 0)

/** Whether a range, written as `^1.2.3` and `>=1.2.3` joined by `||`, includes a version. @param {string} range @param {string} version */
export function allows(range, version) {
  return range.split('||').some((part) => {
    const [, sign, text] = /^(\^|>=)([\d.]+)$/.exec(part.trim()) || ['', '', '']
    if (sign === '') throw new Error(`package.json asks for a Node in a form that nobody reads here: ${range}`)
    return numberOf(version) >= numberOf(text) && (sign === '>=' || version.split('.')[0] === text.split('.')[0])
  })
}

const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
const range = /** @type {{ engines: { node: string } }} */ (JSON.parse(text)).engines.node
if (!allows(range, process.versions.node)) {
  console.error(`This is Node ${process.versions.node}; the project needs Node ${range}. https://nodejs.org has it.`)
  process.exit(2)
}
