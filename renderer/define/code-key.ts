declare global {
  interface ImportMeta {
    /**
     * Hash of the code of this module and of all that it imports, of the engine and of packages. A build inserts it
     * (`scripts/site-code/part-keys.mjs`); it is undefined in development. For the module of the site itself, it covers what parts with
     * their own `codeKey` do not import. Only tables of such parts may import a module that uses it: no hash covers what else the module
     * exports.
     */
    readonly codeKey?: string
  }
}

/** A part of a site with a hash of its code. */
export type HasCodeKey = {
  /** `import.meta.codeKey` of its module; left out: each change of the code of the site makes its results stale. */
  codeKey?: string | undefined
}
