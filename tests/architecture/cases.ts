/** Files of a case by path, with their texts. */
export type Sources = Readonly<Record<string, string>>

/** For each rule: sources that break it with the breaches, and sources that keep it. */
export type Cases = Readonly<
  Record<string, { broken: readonly (readonly [sources: Sources, ...breaches: string[]])[]; kept: readonly Sources[] }>
>
