/** Whether a title begins with the kind that would stand above it, such as `Annual report 2024` below `Annual report`. */
export function repeatsKind(title: string, kind: string): boolean {
  const begins = title.toLowerCase().startsWith(kind.toLowerCase())
  return begins && !/^[\p{L}\p{N}]/u.test(title.slice(kind.length))
}
