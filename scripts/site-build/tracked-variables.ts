import type { Variables } from '../../renderer/define/site'

/** The same variables, and the names of those that were read, sorted, whether they are set or not. */
export function trackedVariables(variables: Variables): { variables: Variables; names: () => readonly string[] } {
  const names = new Set<string>()
  const note = (name: string | symbol) => void (typeof name === 'string' && names.add(name))
  const tracked = new Proxy(variables, {
    get(target, name) {
      note(name)
      return Reflect.get(target, name)
    },
    has(target, name) {
      note(name)
      return Reflect.has(target, name)
    },
    getOwnPropertyDescriptor(target, name) {
      note(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
  return { variables: tracked, names: () => [...names].toSorted() }
}
