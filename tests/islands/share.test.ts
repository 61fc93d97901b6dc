import { afterEach, describe, expect, test, vi } from 'vitest'
import { copy, share } from '../../src/site/islands/share-link/share'

const PAGE = { url: 'https://site.example/blog/a', title: 'A' }
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name))

afterEach(() => vi.unstubAllGlobals())

describe('sharing', () => {
  test('uses the dialog of the system if there is one', async () => {
    const native = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { share: native })
    expect(await share(PAGE)).toBe('handed')
    expect(native).toHaveBeenCalledWith(PAGE)
  })

  test('that the visitor cancels is no failure, and copies nothing', async () => {
    const writeText = vi.fn()
    vi.stubGlobal('navigator', { share: refuse('AbortError'), clipboard: { writeText } })
    expect(await share(PAGE)).toBe('handed')
    expect(writeText).not.toHaveBeenCalled()
  })

  test.for([undefined, refuse('NotAllowedError')])('copies the address where the system does not do it', async (native) => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { share: native, clipboard: { writeText } })
    expect(await share(PAGE)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(PAGE.url)
  })

  test.for([{}, { clipboard: { writeText: refuse('NotAllowedError') } }])(
    'gives the address where nothing can be copied',
    async (navigator) => {
      vi.stubGlobal('navigator', navigator)
      expect(await copy(PAGE.url)).toBe('refused')
    },
  )
})
