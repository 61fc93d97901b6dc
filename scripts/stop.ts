/**
 * Resolves when this process is told to end by Ctrl-C or by whoever manages processes. A terminal that closes (SIGHUP) ends it by
 * itself, and where `nohup` says so, it does not: a listener would.
 */
export const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
