import type { Modules } from './modules'

/** The modules that content is loaded with: those of the bundle, until vite has imported its own. */
export type ModuleSwitcher = {
  /**
   * The current modules. Undefined if code has changed while vite imported them: they may hold old and new versions of a module then.
   * Another load follows.
   */
  get: () => Promise<Modules | undefined>
  /** Whether the modules are still those of the bundle. */
  areOfBundle: () => boolean
  /** Is told of each change of code. */
  codeChanged: () => void
  /** Lets vite import the modules, and switches to them. If one fails, the next `get` throws its error. */
  switchToVite: () => Promise<void>
}

/** Switches from the modules of a bundle, if there is one, to those of vite, which `run` imports. */
export function moduleSwitcher(bundle: Modules | undefined, run: () => Promise<Modules>): ModuleSwitcher {
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
    async switchToVite() {
      // The next `get` imports again, and throws what is wrong then.
      await run().catch(() => undefined)
      ofBundle = undefined
    },
  }
}
