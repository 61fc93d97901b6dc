/** Answers requests with a function made by `make`, which is called again for the request after a failure. */
export function recreateOnFailure<Request, Answer>(
  make: () => Promise<(request: Request) => Promise<Answer>>,
): (request: Request) => Promise<Answer> {
  let current: Promise<(request: Request) => Promise<Answer>> | undefined
  return async (request) => {
    current ??= make()
    const used = current
    try {
      const answer = await used
      return await answer(request)
    } catch (error) {
      if (current === used) current = undefined
      throw error
    }
  }
}
