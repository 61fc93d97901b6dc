import { expect, vi } from 'vitest'
import { readSheet } from '../../renderer/styles/read-sheet'
import { createStyles } from '../../renderer/styles/styles'
import { cachedSheet } from '../../scripts/store/cached-sheet'
import { folderTest } from '../support/folder-test'
import { SITE } from '../support/site'

const { styles } = SITE.theme

folderTest('the styles of a site are read once for a state of its code', async ({ folder }) => {
  const read = vi.fn(() => styles.base)
  const counted = {
    ...styles,
    get base() {
      return read()
    },
  }
  const first = await cachedSheet(folder, 'code', counted)
  expect(read).toHaveBeenCalled()
  read.mockClear()
  const again = await cachedSheet(folder, 'code', counted)
  expect(read).not.toHaveBeenCalled()
  expect(again).toEqual(readSheet(styles))
  const texts = (sheet?: typeof first) => [createStyles(styles, sheet)].map((made) => [made.print(), made.later(), made.site()])
  expect(texts(again)).toEqual(texts())
  await cachedSheet(folder, 'other code', counted)
  expect(read).toHaveBeenCalled()
})
