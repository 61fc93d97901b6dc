/**
 * Resolves when this process is asked to stop, by Ctrl-C or SIGTERM. It does not listen to SIGHUP, which a closed terminal sends: that ends
 * the process by itself, unless it was started by `nohup`.
 */
export const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
