import { expect, test } from 'vitest'
import { extractProjectOption } from '../../scripts/project.mjs'

test.for([
  [['--project', 'one', '--json'], 'one', ['--json']],
  [['--json', '--project=one'], 'one', ['--json']],
  [['--project=a=b'], 'a=b', []],
  [['--project='], '', []],
  [['--project'], '', []],
  [['--projects=one'], undefined, ['--projects=one']],
] as const)('the folder of the project in %j', ([args, folder, rest]) => {
  expect(extractProjectOption(args)).toEqual({ folder, rest })
})
