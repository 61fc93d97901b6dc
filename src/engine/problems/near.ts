/** What a message adds where a known name is near to a wrong one. */
export const near = (name?: string) => (name === undefined ? '' : ` Did you mean \`${name}\`?`)
