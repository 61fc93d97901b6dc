import * as z from 'zod'

/** Parses a list such as `one: 1; two: 2` into pairs. */
export const pairs = z.string().transform((text, context) => {
  const items = text.split(';').map((item) => {
    const cut = item.indexOf(':')
    return { before: cut < 0 ? '' : item.slice(0, cut).trim(), after: item.slice(cut + 1).trim() }
  })
  if (items.some(({ before, after }) => before === '' || after === '')) {
    context.addIssue({ code: 'custom', message: 'is not a list such as `one: 1; two: 2`' })
    return z.NEVER
  }
  return items
})
