/** Behaviour for finished HTML, without React. Its folder, src/islands/<name>/enhancement.ts, bears its name. */
export type Enhancement = {
  name: string
  /** Called once for each `[data-enhance="name"]`. */
  enhance(element: HTMLElement): void
}

/** Defines an enhancement. `data-when` on the element says when it is due; left out, when the browser is idle. */
export const defineEnhancement = (enhancement: Enhancement): Enhancement => enhancement
