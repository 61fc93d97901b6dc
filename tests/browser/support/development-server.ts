import { ROOT } from '../../support/run-command'
import { listensAt, type StartedProcess, startProcess } from '../../support/start-process'

/** Starts the development server of a project, a path from the root, on a port that is free. */
export async function startDevelopment(project: string): Promise<{ origin: string } & Pick<StartedProcess, 'end'>> {
  const server = startProcess(process.execPath, ['scripts/run.mjs', 'dev', '--project', project, '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const { origin } = await listensAt(server)
  return { origin, end: server.end }
}
