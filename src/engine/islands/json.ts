/** A value that `JSON.stringify` and `JSON.parse` do not change. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

/** An object of JSON values; optional members may be left out. */
export type JsonObject = { readonly [name: string]: Json | undefined }

/** Characters that would end a script element, or a line of it in old browsers. In JSON strings they may be escaped. */
const UNSAFE = /[<\u2028\u2029]/g

/** JSON as text for a script element. */
export const jsonForScript = (value: JsonObject): string =>
  JSON.stringify(value).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
