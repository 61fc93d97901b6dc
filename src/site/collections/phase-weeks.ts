type Phase = { readonly duration: string; readonly begins?: number }

/** The first and the last week of a phase, counted from the start of its program. */
export type PhaseWeeks = { from: number; to: number }

/** The weeks of the phases of a program: each starts in its stated week, or after the previous phase. */
export function phaseWeeks(phases: readonly Phase[]): readonly PhaseWeeks[] {
  const placed: PhaseWeeks[] = []
  for (const { begins, duration } of phases) {
    const from = begins ?? (placed.at(-1)?.to ?? 0) + 1
    placed.push({ from, to: from - 1 + Number.parseInt(duration, 10) })
  }
  return placed
}
