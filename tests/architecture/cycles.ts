/** Every cycle in a graph of files, once, as a path from its first file back to it. */
export function cyclesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file)
    if (start !== -1) cycles.push([...way.slice(start), file])
    if (start !== -1 || done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return cycles
}
