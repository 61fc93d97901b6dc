import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { siteCodeMistakes } from '../../scripts/site-code/site-code.mjs'
import { folderTest } from '../support/folder-test'

/** A project with a mistake of each kind. */
const SPOILT = {
  'src/site/islands/oven-timer/island.tsx': "export default defineIsland({ name: 'oven-clock', View: OvenTimer })",
  'src/site/islands/bread-list/island.tsx': "export default defineIsland({\n  name: 'bread-list',\n  View: BreadList,\n})",
  'src/site/islands/made-name/island.tsx': 'export default defineIsland({ name: nameOf(MADE), View: MadeName })',
  'src/site/islands/flour-dust/enhancement.ts': 'export default defineEnhancement(() => undefined)',
  'src/site/pages/rolls.tsx': '',
}

folderTest('all that is wrong in the code of a site is said in one go', async ({ folder }) => {
  for (const [path, text] of Object.entries(SPOILT)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const modules = [{ id: join(folder, 'src/site/ui/LoafCard.css?inline'), code: '' }]
  expect(siteCodeMistakes(folder, modules, [])).toEqual([
    'The island of src/site/islands/oven-timer/island.tsx has the name "oven-clock". Its name is that of its folder: make it "oven-timer".',
    expect.stringMatching(/^src\/site\/ui\/LoafCard\.css holds the styles of \.loaf-card, and no component has that class/),
    expect.stringMatching(/^src\/site\/pages\/rolls\.tsx is the module of a page that is listed nowhere/),
    expect.stringMatching(/^src\/site\/islands\/flour-dust\/enhancement\.ts is an enhancement that no element asks for/),
  ])
})
