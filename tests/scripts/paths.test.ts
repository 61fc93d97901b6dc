import { posix, win32 } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isWithin, relativePathWithin, toPosixPath } from '../../scripts/files/paths.mjs'
import { shownFolder } from '../../scripts/located-report'

describe('a folder holds', () => {
  test.for([
    ['itself', '/site', '/site'],
    ['its files', '/site/dist/a', '/site'],
    ['files whose names begin with dots', '/site/..a/...', '/site'],
  ] as const)('%s', ([, file, folder]) => {
    expect(isWithin(file, folder, posix)).toBe(true)
    expect(isWithin(`C:${file.replaceAll('/', '\\')}`, `C:${folder}`, win32)).toBe(true)
  })

  test.for([
    ['the folder above', '/', '/site'],
    ['a folder beside it', '/sites', '/site'],
    ['a file beside it', '/dist/a', '/site'],
  ] as const)('not %s', ([, file, folder]) => {
    expect(isWithin(file, folder, posix)).toBe(false)
    expect(isWithin(`C:${file.replaceAll('/', '\\')}`, `C:${folder}`, win32)).toBe(false)
  })

  test('on Windows, nothing of another drive, and names in any case', () => {
    expect(isWithin('D:\\out', 'C:\\site', win32)).toBe(false)
    expect(isWithin('C:\\site', 'D:\\site', win32)).toBe(false)
    expect(isWithin('\\\\server\\site', 'C:\\site', win32)).toBe(false)
    expect(isWithin('c:\\Site\\dist', 'C:\\site', win32)).toBe(true)
  })
})

describe('a path has slashes', () => {
  test('from a folder', () => {
    expect(relativePathWithin('C:\\site\\content\\blog\\a.mdx', 'C:\\site\\content', win32)).toBe('blog/a.mdx')
    expect(relativePathWithin('C:/site/content/blog', 'C:\\site', win32)).toBe('content/blog')
    expect(relativePathWithin('/site', '/site', posix)).toBe('')
    expect(relativePathWithin('D:\\content', 'C:\\site', win32)).toBeUndefined()
  })

  test('where a terminal shows it', () => {
    expect(shownFolder('C:\\site\\content', 'C:\\site', win32)).toBe('content')
    expect(shownFolder('D:\\content', 'C:\\site', win32)).toBe('D:/content')
    expect(shownFolder('/other/content', '/site', posix)).toBe('/other/content')
  })

  test('and keeps what is a letter of a name', () => {
    expect(toPosixPath('a\\b', posix)).toBe('a\\b')
    expect(toPosixPath('a\\b', win32)).toBe('a/b')
  })
})
