/** An answer to the editor: data, or the bytes of a file. */
export type Answer = { status: number; json: unknown } | { status: 200; bytes: Uint8Array; path: string }

export const ok = (json: unknown): Answer => ({ status: 200, json })

/** A refusal with its reason, which the editor shows. */
export const refused = (status: 401 | 404 | 409 | 413 | 422, message: string): Answer => ({ status, json: { message } })
