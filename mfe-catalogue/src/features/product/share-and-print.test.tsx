import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aProduct, renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { ShareAndPrint } from './share-and-print.tsx'

const milk = aProduct({ brand: '北の牧場' })
const address = `${location.origin}/products/20261201/104001`

const open = (options: Omit<ScreenOptions, 'path'> & { path?: string } = {}, product = milk) =>
  renderScreen(<ShareAndPrint product={product} />, {
    path: '/products/20261201/104001/search/track-1?access_token=secret',
    ...options,
  })

const give = (name: 'share' | 'clipboard' | 'print', value: unknown) =>
  Object.defineProperty(name === 'print' ? globalThis : navigator, name, { configurable: true, value })

describe('[CAT-057] to share a product', () => {
  const writeText = jest.fn<(text: string) => Promise<void>>()
  const share = jest.fn<(what: ShareData) => Promise<void>>()
  beforeEach(() => {
    writeText.mockReset().mockResolvedValue()
    share.mockReset().mockResolvedValue()
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
  })

  /** After the user of a test has brought a clipboard of its own. */
  const press = async (options?: Parameters<typeof open>[0], product = milk) => {
    const { user, platform } = open(options, product)
    give('clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: '共有' }))
    return platform
  }

  it('copies its address without where one came from and without a token, and says so', async () => {
    const platform = await press()
    await waitFor(() => expect(platform.notices.shown()).toEqual([{ kind: 'popup', title: 'リンクをコピーしました' }]))
    expect(writeText.mock.calls).toEqual([[address]])
  })

  it('of a limited one copies the address of that page', async () => {
    await press({}, aProduct({ orderNumber: '084601' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/limited/products/20261201/084601`))
  })

  it('hands name and address to the device where it can', async () => {
    give('share', share)
    await press()
    expect(share.mock.calls).toEqual([[{ title: '北の牧場 十勝しぼりたて牛乳', url: address }]])
    expect(writeText).not.toHaveBeenCalled()
  })

  it('is quiet when the member thinks better of it', async () => {
    give('share', share.mockRejectedValue(new DOMException('x', 'AbortError')))
    const platform = await press()
    expect([writeText.mock.calls, platform.notices.shown()]).toEqual([[], []])
  })

  it('copies where the device refuses', async () => {
    give('share', share.mockRejectedValue(new DOMException('x', 'NotAllowedError')))
    await press()
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(address))
  })

  it('shows the address where nothing can be copied', async () => {
    writeText.mockRejectedValue(new Error('no'))
    const platform = await press()
    await waitFor(() =>
      expect(platform.notices.question()).toMatchObject({ title: 'リンクをコピーできませんでした', text: address }),
    )
  })
})

describe('to print a product', () => {
  it('opens the print of the browser', async () => {
    const print = jest.fn()
    give('print', print)
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '印刷' }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('[MOB-011] is not possible in the app', () => {
    open({ entry: 'app' })
    expect(screen.queryByRole('button', { name: '印刷' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '共有' })).toBeInTheDocument()
  })
})
