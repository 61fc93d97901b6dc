import * as z from 'zod'

type Pair = { before: string; after: string }

/** Why a part of a list is no pair, as the end of a sentence; undefined if it is one. */
function faultOf(part: string, { before, after }: Pair): string | undefined {
  if (part.trim() === '') return 'has nothing between two semicolons, or after the last one'
  if (!part.includes(':')) return `has \`${part.trim()}\`, which lacks a colon: write \`one: 1; two: 2\``
  if (before === '') return `has nothing before the colon of \`${part.trim()}\``
  return after === '' ? `has nothing after the colon of \`${before}\`` : undefined
}

/** Parses a list such as `one: 1; two: 2` into pairs. */
export const pairs = z.string().transform((text, context) => {
  if (text.trim() === '') {
    context.addIssue({ code: 'custom', message: 'is empty: write a list such as `one: 1; two: 2`' })
    return z.NEVER
  }
  const items = text.split(';').map((part) => {
    const cut = part.indexOf(':')
    return { part, before: cut < 0 ? '' : part.slice(0, cut).trim(), after: part.slice(cut + 1).trim() }
  })
  const faults = items.flatMap(({ part, ...pair }) => faultOf(part, pair) ?? [])
  for (const message of faults) context.addIssue({ code: 'custom', message })
  return faults.length > 0 ? z.NEVER : items.map(({ before, after }): Pair => ({ before, after }))
})
