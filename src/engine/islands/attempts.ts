/**
 * Shares what is asked for by several: one attempt for each key at a time, whose answer is kept. An attempt that fails is
 * forgotten, and rejects for whoever began it. Whoever joined it meanwhile tries once more, all of them together: what failed
 * may work by then.
 */
export function sharedAttempts<Answer, Key = void>(attempt: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const attempts = new Map<Key, Promise<Answer>>()
  const begin = (key: Key) => {
    const begun = attempt(key)
    attempts.set(key, begun)
    begun.catch(() => attempts.delete(key))
    return begun
  }
  return (key) => attempts.get(key)?.catch(() => attempts.get(key) ?? begin(key)) ?? begin(key)
}
