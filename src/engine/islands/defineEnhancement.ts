/** Behaviour for finished HTML, without React. Its name is that of its folder: `<name>/enhancement.ts`. */
export type Enhancement = {
  /** Called once for each `[data-enhance="name"]`. */
  enhance(element: HTMLElement): void
}

/**
 * Defines an enhancement. `data-when` on the element says when it is due: `load`, `visible`, `intent`, `reach`; left out, when
 * the browser is idle. It is due at once where something is kept under one of the names of `data-stored`, and below one of the
 * addresses of `data-path`. Pointer, focus or touch always make it due. With `intent`, what a visitor does until then is done
 * again; with `reach` it is not, since the plain HTML has answered already.
 */
export const defineEnhancement = (enhancement: Enhancement): Enhancement => enhancement
