import type { Site } from '../../renderer/define/site'
import { required } from '../../src/engine/problems/problem'
import { stageContents } from '../write/staged'
import type { FilesTask } from './tasks'

/** Makes and stages files of an output of a site. Returns the hash of each. */
export function makeFiles({ outputs }: Pick<Site, 'outputs'>, { output, tasks }: Pick<FilesTask, 'output' | 'tasks'>): readonly string[] {
  const owner = required(
    outputs.find(({ name }) => name === output),
    `the output ${output}`,
  )
  return tasks.flatMap(({ data, parts }) => {
    const made = required(owner.make?.(data), `what ${output} makes of data`)
    return parts.map(({ index, place }) => stageContents(required(made[index], `a file of ${output}`), place))
  })
}
