/** A path as one word of a POSIX shell, in quotes where it needs them. */
export const inShell = (path: string) => (/^[\w./:@%+,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)
