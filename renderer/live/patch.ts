/** Nodes of the open page, by the corresponding nodes of an answer of the server. */
export type LiveNodes = ReadonlyMap<Node, Node>

/** An update of an open page from one answer of the server to the next. */
export type Patch = {
  /** Changes the page. */
  apply: () => void
  /** The nodes of the page by those of the new answer, once it has been applied. */
  live: LiveNodes
}

/** An open page: its nodes, and the nonce for styles that are added. */
type OpenPage = { live: LiveNodes; nonce: string }

type Plan = OpenPage & { next: Map<Node, Node>; steps: (() => void)[] }

/** Elements that have a state, or listeners on elements inside. */
const ACTIVE = '[data-island], [data-enhance]'

/** Pairs the nodes of a tree with those of another one of the same structure. */
export function livePairs(served: Node, live: Node): Map<Node, Node> {
  const pairs = new Map([[served, live]])
  for (const [index, child] of served.childNodes.entries()) {
    const other = live.childNodes[index]
    if (other) for (const [one, two] of livePairs(child, other)) pairs.set(one, two)
  }
  return pairs
}

/**
 * Plans how an open page follows the server: only what differs between two answers is changed, so that all else, such as islands with
 * their state, the focus and what scripts have added, stays. Returns undefined if that would lose a state or keep an old script: then the
 * page has to be reloaded. `before` and `fresh` are the `<html>` of both answers. The attributes of that element belong to scripts of the
 * page.
 */
export function patchBetween(before: Element, fresh: Element, page: OpenPage): Patch | undefined {
  const plan: Plan = { ...page, next: new Map(), steps: [] }
  if (!follows(before, fresh, plan) || !childrenFollow(before, fresh, plan)) return undefined
  return {
    apply: () => {
      for (const step of plan.steps) step()
    },
    live: plan.next,
  }
}

/** Maps a new node to the live node of the one before. Returns whether there is one. */
function follows(before: Node, fresh: Node, { live, next }: Plan): boolean {
  const node = live.get(before)
  if (node) next.set(fresh, node)
  return node !== undefined
}

/** The same for equal trees. Parts that scripts have replaced have no live nodes. */
function allFollows(before: Node, fresh: Node, plan: Plan): void {
  follows(before, fresh, plan)
  for (const [index, child] of fresh.childNodes.entries()) {
    const other = before.childNodes[index]
    if (other) allFollows(other, child, plan)
  }
}

/** Unlike `isEqualNode`, markup includes templates, and does not depend on whether `<noscript>` was parsed with scripts enabled. */
const markupOf = (node: Node) => (node instanceof Element ? node.outerHTML : node.nodeValue)

const isEqual = (one: Node | undefined, other: Node | undefined) =>
  one !== undefined && other !== undefined && one.nodeType === other.nodeType && markupOf(one) === markupOf(other)

/** Whether two nodes are likely to be the same thing before and after an edit. */
const isAlike = (one: Node | undefined, other: Node | undefined) =>
  one instanceof Element && other instanceof Element
    ? one.localName === other.localName && one.className === other.className
    : one !== undefined && one.nodeType === other?.nodeType

/** Plans the update of one node. Returns false, with no step planned, if it has to be replaced. */
function nodeFollows(before: Node, fresh: Node, plan: Plan): boolean {
  const planned = plan.steps.length
  const isDone = nodeSteps(before, fresh, plan)
  if (!isDone) plan.steps.length = planned
  return isDone
}

function nodeSteps(before: Node, fresh: Node, plan: Plan): boolean {
  if (isEqual(before, fresh)) {
    allFollows(before, fresh, plan)
    return true
  }
  const node = plan.live.get(before)
  if (node === undefined || before.nodeType !== fresh.nodeType) return false
  plan.next.set(fresh, node)
  if (!(before instanceof Element && fresh instanceof Element && node instanceof Element)) {
    plan.steps.push(() => {
      node.nodeValue = fresh.nodeValue
    })
    return true
  }
  if (before.localName !== fresh.localName || before.localName === 'template') return false
  // The policy of an open page cannot be changed. Styles that are added later have a nonce.
  if (before.matches('meta[http-equiv]')) return true
  if (before.localName === 'style') return styleFollows({ before, fresh, node }, plan)
  if (before.localName === 'script' && before.textContent !== fresh.textContent) return isData(before)
  if (before.matches('[data-island]')) return islandFollows({ before, fresh, node }, plan)
  attributesFollow({ before, fresh, node }, plan)
  return childrenFollow(before, fresh, plan)
}

/** Whether a script holds data: that is for search engines, which do not read an open page. */
const isData = (script: Element) => script.getAttribute('type')?.startsWith('application/') === true

/** Replaces a style element by a new one with the nonce. */
function styleFollows({ before, fresh, node }: Followed, { next, steps, nonce }: Plan): boolean {
  if (before.textContent === fresh.textContent) return true
  const style = document.createElement('style')
  style.nonce = nonce
  style.textContent = fresh.textContent
  next.set(fresh, style)
  steps.push(() => node.replaceWith(style))
  return true
}

/** An element in both answers, and on the page. */
type Followed = { before: Element; fresh: Element; node: Element }

/**
 * Updates an island with the same props. A hydrated one is left to React, which renders it again with its state if its code has changed.
 * Another one gets the new markup. Returns false for other props.
 */
function islandFollows({ before, fresh, node }: Followed, { steps }: Plan): boolean {
  if (propsOf(before) !== propsOf(fresh)) return false
  if (isHydrated(node)) return true
  steps.push(() => {
    node.setAttribute('data-prefix', fresh.getAttribute('data-prefix') ?? '')
    const script = node.querySelector(':scope > script')
    const view = [...fresh.childNodes].filter((child) => !(child instanceof HTMLScriptElement))
    node.replaceChildren(...view.map((child) => document.importNode(child, true)), ...(script ? [script] : []))
  })
  return true
}

/** All that an island is made from: its props, and its attributes except the prefix of its ids, which depends on its place. */
const propsOf = (island: Element) =>
  [
    ...[...island.attributes].map(({ name, value }) => (name === 'data-prefix' ? '' : `${name}=${value}`)),
    island.querySelector(':scope > script')?.textContent,
  ].join('\n')

/** Whether React has hydrated an element: it keeps its root there. */
const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactContainer$'))

function attributesFollow({ before, fresh, node }: Followed, { steps }: Plan): void {
  for (const name of new Set([...before.getAttributeNames(), ...fresh.getAttributeNames()])) {
    const value = fresh.getAttribute(name)
    if (value === before.getAttribute(name)) continue
    steps.push(() => (value === null ? node.removeAttribute(name) : node.setAttribute(name, value)))
  }
}

/** Plans the update of the children of an element: equal and similar ones from both ends, then those between them as a whole. */
function childrenFollow(before: Element, fresh: Element, plan: Plan): boolean {
  const gone = [...before.childNodes]
  const come = [...fresh.childNodes]
  const pairs: [Node, Node][] = []
  const last: [Node, Node][] = []
  for (const isSame of [isEqual, isAlike]) {
    while (isSame(gone.at(-1), come.at(-1))) last.unshift(...pairOf(gone.splice(-1), come.splice(-1)))
    while (isSame(gone[0], come[0])) pairs.push(...pairOf(gone.splice(0, 1), come.splice(0, 1)))
  }
  const isReplaced = gone.length === 0 && come.length === 0 ? true : undefined
  const all = [...pairs, ...last]
  const follow = ([one, other]: [Node, Node]) => nodeFollows(one, other, plan) || isExchanged({ before, gone: [one], come: [other] }, plan)
  return (
    pairs.every(follow) &&
    (isReplaced ?? isExchanged({ before, gone, come, after: all[pairs.length - 1]?.[1] }, plan)) &&
    last.every(follow)
  )
}

const pairOf = ([one]: Node[], [other]: Node[]): [Node, Node][] => (one && other ? [[one, other]] : [])

/** A replacement of children (`gone`) by others (`come`). If `gone` is empty, the others go after the new node `after`, or before all. */
type Exchange = { before: Element; gone: readonly Node[]; come: readonly Node[]; after?: Node | undefined }

/** Plans a replacement. Returns false if it would lose a state, or break listeners that expect the old nodes. */
function isExchanged({ before, gone, come, after }: Exchange, { live, next, steps }: Plan): boolean {
  const isActive = (node: Node) => node instanceof Element && (node.matches(ACTIVE) || node.querySelector(ACTIVE) !== null)
  if (before.closest('[data-enhance]') || [...gone, ...come].some(isActive)) return false
  const parent = live.get(before)
  const old = gone.map((node) => live.get(node))
  if (!(parent instanceof Element) || old.some((node) => node?.parentNode !== parent)) return false
  const added = come.map((node) => document.importNode(node, true))
  for (const [index, node] of come.entries()) for (const [one, two] of livePairs(node, added[index] ?? node)) next.set(one, two)
  steps.push(() => {
    const place = old[0] ?? (after === undefined ? parent.firstChild : (next.get(after)?.nextSibling ?? null))
    for (const node of added) parent.insertBefore(node, place ?? null)
    for (const node of old) node?.parentNode?.removeChild(node)
  })
  return true
}
