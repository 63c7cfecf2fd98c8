import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { messages } from '@shop/shared/domain'
import { memberOf, readSession } from '@shop/shared/session'
import { aRoute } from '@shop/shared/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aRelease, assets } from '../remotes/testing/a-release.ts'
import { answerMember, keptTokens, type OpenedPage, openPage } from './testing/open-page.ts'
import { announceReactCopy, serveRemote } from './testing/serve-remote.ts'

const screens = { viewMode: true, requiredAuth: true }
const release = aRelease('1.0.0', {
  singletons: {},
  routes: { top: aRoute('/', screens), category: aRoute('/category', screens) },
})
const closed = aRelease('1.0.0', { singletons: {}, container: 'mfe_account', base: `${assets}/mfe-account/1.0.0/` })
const refused = aRelease('2.0.0', { singletons: {}, contract: '^9.0.0' })
const remote = serveRemote(release)
const other = serveRemote(closed)
const told = jest.fn<typeof console.error>()
const lines = () => told.mock.calls.map(([line]) => line)
const user = userEvent.setup()
let page: OpenedPage

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(told)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerMember()
  const remotes = { 'mfe-ordering': [refused, release], 'mfe-account': [closed] }
  page = await openPage({
    session: { tokens: keptTokens() },
    page: {
      environment: 'development',
      platformPanel: true,
      remotes,
      overrides: { builds: ['mfe-ordering@1.0.0'], until: Date.parse('2026-11-24T09:00:00Z'), origins: [] },
    },
    offers: remotes,
    provider: {
      '/token/revocation'() {
        throw new TypeError('no network')
      },
    },
  })
  await waitFor(() => expect(remote.mounts).toHaveLength(1))
  await waitFor(() => expect(memberOf(readSession())).toBeDefined())
})
beforeEach(() => void answerMember())

describe('while the shop is being developed', () => {
  it('a release that does not fit is said, and not shown', () => {
    expect(lines()).toEqual([expect.stringMatching(/^mfe-ordering@2\.0\.0: choose a release: TypeError: refused/)])
  })

  it('a fact that a release has not declared hurts at once', () => {
    const { bus } = remote.mounts[0]?.platform ?? {}
    expect(() => bus?.publish('week/switched', { week: '20261201' } as never)).toThrow('undeclared')
  })

  it('a second copy of react-dom is told as what hurts', () => {
    const hurt = jest.fn()
    Object.assign(window, { reportError: hurt })
    told.mockClear()
    announceReactCopy()
    expect(lines()).toEqual([expect.stringMatching(/^somebody unknown: share one copy: SecondCopyError: /)])
    expect(hurt).toHaveBeenCalledTimes(1)
  })
})

describe('a session with builds of its own', () => {
  it('says so', async () => {
    const banner = await screen.findByRole('region', { name: '確認用の表示' })
    expect(banner).toHaveTextContent('mfe-ordering@1.0.0')
  })
})

describe('the platform panel', () => {
  const faultOf = (name: string) => screen.getByRole('combobox', { name })

  it('shows what is on the page, and mounts anew what is open and gets a fault or loses it', async () => {
    await user.keyboard('{Alt>}{Shift>}[KeyP]{/Shift}{/Alt}')
    expect(await screen.findByRole('heading', { name: 'プラットフォーム' })).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: '障害' }))
    told.mockClear()
    await user.selectOptions(faultOf('mfe-ordering'), 'mount で例外')
    await waitFor(() => expect(lines()).toContainEqual(expect.stringMatching(/^mfe-ordering@1\.0\.0: mount: /)))
    await user.selectOptions(faultOf('mfe-account'), 'mount で例外')
    await user.click(screen.getByRole('button', { name: /すべて解除/ }))
    await waitFor(() => expect(remote.mounts).toHaveLength(2))
    expect(lines()).not.toContainEqual(expect.stringContaining('mfe-account'))
    expect(other.mounts).toEqual([])
  })
})

describe('a logout without a network', () => {
  it('[GRD-063] ends the login here, and says that the provider does not know of it', async () => {
    act(() => remote.mounts.at(-1)?.platform.navigation.navigate('/category'))
    await waitFor(() => expect(window.location.pathname).toBe('/category'))
    await user.click(screen.getByRole('button', { name: 'メニュー' }))
    await user.click(await screen.findByRole('button', { name: 'ログアウト' }))
    await user.click(await screen.findByRole('button', { name: 'はい、ログアウトする' }))
    expect(await screen.findByText(messages.loggedOutOffline.title)).toBeInTheDocument()
    expect(readSession().login.status).toBe('guest')
    expect(page.left).toEqual([])
    expect(window.location.pathname).toBe('/')
  })
})
