/** Behavior for server-rendered HTML, without React. Its name is that of its folder: `<name>/enhancement.ts`. */
export type Enhancement = {
  /** Called once for each element with `data-enhance="name"`. */
  enhance(element: HTMLElement): void
}

/**
 * Defines an enhancement. The attribute `data-when` of the element says when it is loaded: `load`, `visible`, `intent` or `reach`; left
 * out, when the browser is idle. It is loaded at once if the storage has one of the names in `data-stored`, or if the address of the page
 * begins with one of `data-path`. The first pointer, focus, touch, click, key or input always loads it. With `intent`, the actions of the
 * visitor until then are repeated; with `reach` they are not, since the HTML has handled them. It is loaded at once, too, if the query of
 * the address has one of the parameters in `data-parameters`; with `data-restores` right after that, `html[data-restoring]` says until it
 * has run which of them that is.
 */
export const defineEnhancement = (enhancement: Enhancement): Enhancement => enhancement
