/**
 * Shares attempts between callers: of each key there is one attempt at a time, and its result is kept. A failed attempt is forgotten, and
 * rejects for its first caller; all callers who joined it later share one more attempt.
 */
export function sharedAttempts<Answer, Key = void>(attempt: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const attempts = new Map<Key, Promise<Answer>>()
  const begin = (key: Key) => {
    const begun = attempt(key)
    attempts.set(key, begun)
    begun.catch(() => attempts.delete(key))
    return begun
  }
  return (key) => {
    const joined = attempts.get(key)
    return joined ? joined.catch(() => attempts.get(key) ?? begin(key)) : begin(key)
  }
}
