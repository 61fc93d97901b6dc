import { InvariantError } from '../src/errors/problem'
import { kebab } from '../src/lib/text'

/** Styles of every page, in the order in which they apply. */
const BASE = [
  'layers',
  'fonts',
  'palette',
  'tokens',
  'grounds',
  'scale',
  'tones',
  'shapes',
  'reset',
  'base',
  'text',
  'share',
  'layout',
  'motion',
  'print',
  'utilities',
]

/** The text of style files by path. */
export type StyleFiles = Readonly<Record<string, string>>

const nameOf = (path: string) => /([^/]+)\.css$/.exec(path)?.[1] ?? path
const rootClass = (component: string) => kebab(component).replace(/^-/, '')

/**
 * Chooses the styles of a page: the base, and the file of each component whose root class occurs on the page.
 * Pages with the same components share one text.
 */
export function createStyles(base: StyleFiles, components: StyleFiles): (classes: ReadonlySet<string>) => string {
  const baseByName = new Map(Object.entries(base).map(([path, css]) => [nameOf(path), css]))
  const unknown = [...baseByName.keys()].filter((name) => !BASE.includes(name))
  if (unknown.length > 0) throw new InvariantError(`the order of src/styles does not name ${unknown.join(', ')}`)
  const always = BASE.map((name) => baseByName.get(name) ?? '').join('')
  const files = Object.entries(components)
    .map(([path, css]) => ({ root: rootClass(nameOf(path)), css }))
    .toSorted((a, b) => (a.root < b.root ? -1 : 1))
  const made = new Map<string, string>()
  return (classes) => {
    const used = files.filter(({ root }) => classes.has(root))
    const key = used.map(({ root }) => root).join(' ')
    const text = made.get(key) ?? always + used.map(({ css }) => css).join('')
    made.set(key, text)
    return text
  }
}
