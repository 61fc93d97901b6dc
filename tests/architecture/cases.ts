/** The files of a case: texts by path. */
export type Sources = Readonly<Record<string, string>>

/** For each rule: sources that break it, with the breaches that are reported, and sources that keep it. */
export type Cases = Readonly<
  Record<string, { broken: readonly (readonly [sources: Sources, ...breaches: string[]])[]; kept: readonly Sources[] }>
>
