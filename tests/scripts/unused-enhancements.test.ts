import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect } from 'vitest'
import { idleEnhancements } from '../../scripts/site-code/unused-enhancements.mjs'
import { folderTest } from '../support/folder-test'

/** Writes files, and returns their paths as a bundle has them. */
async function writeAll(folder: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return Object.keys(files).map((path) => join(folder, path).replaceAll('\\', '/'))
}

describe('an enhancement', () => {
  folderTest('is missed where no module has its name', async ({ folder }) => {
    const bundled = await writeAll(folder, {
      'src/site/islands/office-clock/enhancement.ts': 'export default {}',
      'src/site/islands/copy-code/enhancement.ts': 'export default {}',
      'src/site/islands/theme-switch/enhancement.ts': 'export default {}',
      'src/site/islands/notices/showNotice.ts': '',
      'src/site/ui/Code.tsx': '<button data-enhance="copy-code" />',
      'src/site/ui/Switch.tsx': "const name = 'theme-switch'; // office-clock",
    })
    expect(idleEnhancements(folder, bundled)).toEqual(['office-clock'])
    const clock = await writeAll(folder, { 'pages/contact.tsx': '<p data-enhance="office-clock" />' })
    expect(idleEnhancements(folder, bundled)).toEqual(['office-clock'])
    expect(idleEnhancements(folder, [...bundled, ...clock])).toEqual([])
  })

  folderTest('need not be there', ({ folder }) => {
    expect(idleEnhancements(folder, [])).toEqual([])
  })
})
