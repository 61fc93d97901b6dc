declare global {
  interface ImportMeta {
    /**
     * The key of the code of this module: of all that it imports, of the engine and of the packages. A build puts it here
     * (`scripts/site-code/part-keys.mjs`); it is undefined in development. The module of the site itself gets that of all that its parts
     * with a key of their own do not bring in. Nothing but tables of such parts may import a module that asks for it: what else it exports
     * would be in no key.
     */
    readonly codeKey?: string
  }
}

/** A part of a site that says what code it is made of. */
export type Coded = {
  /** `import.meta.codeKey` of its module; left out: each change of the code of the site makes anew what it makes. */
  codeKey?: string | undefined
}
