import type { Filters } from './filters'

/** The values that each choice of a list can have, by its name. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** A filter in the query of the address: a choice by its own name. */
const parameterOf = (name: string) => (name === 'query' ? 'q' : name)

/** Names in the query of the address that hold the state of a list. */
export const parametersOf = (initial: Filters): readonly string[] => Object.keys(initial).map(parameterOf)

/** The state that an address asks for. A value that does not exist is none. */
export function readState<State extends Filters>(parameters: URLSearchParams, initial: State, choices: Choices): State {
  const read = Object.keys(initial).map((name) => {
    const value = parameters.get(parameterOf(name)) ?? ''
    return [name, name === 'query' || choices[name]?.includes(value) ? value : '']
  })
  return { ...initial, ...Object.fromEntries(read) }
}

/** A state as the address holds it: without blanks round the search text. */
export const addressed = <State extends Filters>(state: State): State => ({ ...state, query: state.query.trim() })

/** The query of the address with the state in it; what else it holds stays. */
export function writeState(parameters: URLSearchParams, state: Filters): URLSearchParams {
  const written = new URLSearchParams(parameters)
  for (const [name, value] of Object.entries(addressed(state))) {
    if (value === '') written.delete(parameterOf(name))
    else written.set(parameterOf(name), value)
  }
  return written
}
