/** What survives a trip through `JSON.stringify` and back. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

/** An object of JSON values; an optional member may be left out. */
export type JsonObject = { readonly [name: string]: Json | undefined }

/** Characters that would end a script element, or a line of one in old engines. All of them may be escaped in JSON strings. */
const UNSAFE = /[<\u2028\u2029]/g

/** JSON text that can stand inside a script element. */
export const jsonForScript = (value: JsonObject): string =>
  JSON.stringify(value).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
