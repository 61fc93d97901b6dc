import type { Modules } from './modules'

/** The modules that content is loaded with: those of the bundle, until vite has run its own. */
export type ModulesInTurn = {
  /**
   * The modules of now. Undefined where code has changed while vite ran them: of a module there are two then, old and new. The load that
   * follows has one of each.
   */
  get: () => Promise<Modules | undefined>
  /** Whether the bundle still answers. */
  areOfBundle: () => boolean
  /** Is told of each change of code. */
  codeChanged: () => void
  /** Lets vite run the modules, and hands over to them. What is wrong with one is told by the next `get`. */
  handOver: () => Promise<void>
}

/** Hands over from the modules of a bundle, if there is one, to those that vite runs, which `run` gives. */
export function modulesInTurn(bundle: Modules | undefined, run: () => Promise<Modules>): ModulesInTurn {
  let ofBundle = bundle
  let changes = 0
  return {
    async get() {
      const before = changes
      const modules = ofBundle ?? (await run())
      return changes === before ? modules : undefined
    },
    areOfBundle: () => ofBundle !== undefined,
    codeChanged() {
      changes++
    },
    async handOver() {
      await run().catch(() => undefined)
      ofBundle = undefined
    },
  }
}
