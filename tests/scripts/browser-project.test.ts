import { expect, test } from 'vitest'
import { browserProject } from '../../scripts/browser-project.mjs'

test.for([
  [['--project=chromium', 'tests/browser/a.spec.ts'], ['--project=chromium', 'tests/browser/a.spec.ts'], true],
  [['--project', 'chromium', 'tests/browser/a.spec.ts'], ['--project=chromium', 'tests/browser/a.spec.ts'], true],
  [['--project', 'firefox'], ['--project=firefox'], false],
  [['--project', 'chromium', '--project', 'firefox'], ['--project=chromium', '--project=firefox'], false],
  [['tests/browser/a.spec.ts', '--project'], ['tests/browser/a.spec.ts', '--project'], false],
  [[], [], false],
] as const)('the browsers of the arguments %j', ([args, taken, isChromiumOnly]) => {
  expect(browserProject(args)).toEqual({ args: taken, isChromiumOnly })
})
