import type { DevelopmentSite } from '../../renderer/development'
import type { ExplorerSite } from '../../renderer/explorer/document'
import { errorsIn, type SiteProblem } from '../../src/engine/problems/problem'
import type { AdminInput } from '../admin/host'
import { contentExplorer, type ExplorerInput } from './content-explorer'
import { fixedProblemLines } from './fixed-problems'
import { codeError, type OverlayError, overlayError } from './overlay'
import type { Loaded, SiteWithCache } from './site-loader'
import type { Terminal } from './terminal'

/** The current state of a site. */
export type LiveState = {
  /** Undefined until the content has been right once. */
  current: DevelopmentSite | undefined
  /** Undefined if the content could not be read. */
  explorer: ExplorerSite | undefined
  /** What the editor in the browser needs; undefined if the content could not be read. */
  editable: Awaited<ReturnType<AdminInput['content']>>
  /** The errors that are shown over every page. */
  shown: OverlayError | undefined
  /** The number of changes that open windows have been told of. */
  version: number
}

/** What pages, explorers and the terminal show of a site. */
export type ShownState = {
  state: LiveState
  /** Whether this is the site whose pages are shown. */
  isCurrent: (site: SiteWithCache) => boolean
  /** Shows problems of content: errors over every page, and all in the explorer, which measures the last site without errors. */
  show: (problems: readonly SiteProblem[], of: Loaded) => void
  /**
   * Shows content that was loaded. Returns whether its pages are shown: if it has errors, those of the last content without errors remain.
   */
  showLoaded: (of: Loaded) => boolean
  /** Shows an error of code over every page. */
  showCodeError: (error: Error) => void
  /** Shows an error of code, after which nothing is known of the content. */
  showFatalError: (error: Error) => void
}

type ShownInput = Pick<ExplorerInput, 'folder' | 'base' | 'background' | 'changed'> & {
  terminal: Terminal
  /** Whether nothing has changed since the start. If so, errors found by vite's modules were already printed by the bundle's. */
  isUnchanged: () => boolean
}

/** Makes the state of a site of which nothing has been loaded yet. */
export function shownState({ terminal, isUnchanged, ...ofExplorer }: ShownInput): ShownState {
  const state: LiveState = { current: undefined, explorer: undefined, editable: undefined, shown: undefined, version: 0 }
  let current: SiteWithCache | undefined
  /** The errors of the content that was loaded last. */
  let lastErrors: readonly SiteProblem[] = []

  const show = (problems: readonly SiteProblem[], of: Loaded) => {
    const errors = errorsIn(problems)
    const text = errors.length > 0 ? of.modules.content.problemText(problems, of.loaded) : ''
    const before = state.shown
    state.shown = errors.length > 0 ? overlayError(errors, of.loaded, text) : undefined
    if (state.shown && !(isUnchanged() && before?.message === text)) terminal.printErrors(`\n${text}\n`)
    state.explorer = contentExplorer(of, {
      ...ofExplorer,
      problems,
      last: state.shown ? current : (of.next ?? current),
      isShown: (explorer) => state.explorer === explorer,
    })
  }
  const showCodeError = (error: Error) => {
    state.shown = codeError(error)
    terminal.printErrors(error.name === 'SiteCodeError' ? error.message : (error.stack ?? error.message))
  }

  return {
    state,
    isCurrent: (site) => current === site,
    show,
    showLoaded(of) {
      const { loaded, next, editable } = of
      state.editable = editable
      const errors = errorsIn(loaded.problems)
      const mended = fixedProblemLines(lastErrors, errors)
      lastErrors = errors
      show(loaded.problems, of)
      // When no error is left, `printAllFixed` says so after the last check.
      if (state.shown) terminal.printFixed(mended)
      if (state.shown || !next || !loaded.graph) return false
      current = next
      state.current = next.site
      return true
    },
    showCodeError,
    showFatalError(error) {
      showCodeError(error)
      state.explorer = undefined
      state.editable = undefined
    },
  }
}
