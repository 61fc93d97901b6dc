import { QUERY_PARAMETER } from '../../routes/query-parameter'
import type { Filters } from './filters'

/** The possible values of each choice of a list, by its name. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Name of a filter in the query: that of the choice, except for the search text. */
const parameterOf = (name: string) => (name === 'query' ? QUERY_PARAMETER : name)

/** All query parameters that hold the state of a list. */
export const parametersOf = (initial: Filters): readonly string[] => Object.keys(initial).map(parameterOf)

/** The value of a choice that is meant, in any case: people type addresses, and programs change them. Empty where there is none. */
const meantValue = (values: readonly string[] = [], text: string) =>
  values.find((value) => value === text) ?? values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? ''

/** Reads the state from the address. An unknown value of a choice is ignored. */
export function readState<State extends Filters>(parameters: URLSearchParams, initial: State, choices: Choices): State {
  const read = Object.keys(initial).map((name) => {
    const text = parameters.get(parameterOf(name)) ?? ''
    return [name, name === 'query' ? text : meantValue(choices[name], text)]
  })
  return { ...initial, ...Object.fromEntries(read) }
}

/** A state as it is written to the address: with the search text trimmed. */
export const addressed = <State extends Filters>(state: State): State => ({ ...state, query: state.query.trim() })

/** The query of the address with the state written into it; other parameters are kept. */
export function writeState(parameters: URLSearchParams, state: Filters): URLSearchParams {
  const written = new URLSearchParams(parameters)
  for (const [name, value] of Object.entries(addressed(state))) {
    if (value === '') written.delete(parameterOf(name))
    else written.set(parameterOf(name), value)
  }
  return written
}
