import { describe, expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { act, screen, within } from '@testing-library/react'
import {
  createRemoteLog,
  type JudgedCandidate,
  type RemoteLog,
  withCandidates,
  withEvent,
  withState,
} from '../../remotes/remote-log.ts'
import type { SlotState } from '../../remotes/slot-state.ts'
import type { OverrideBannerProps } from './override-banner.tsx'
import { OverrideBannerOutlet } from './override-banner-outlet.tsx'

const applied = {
  builds: ['mfe-ordering@3.0.0', 'mfe-account@http://localhost:4300/'],
  until: Date.parse('2026-11-24T09:00:00Z'),
  origins: ['http://localhost:4300'],
}
const candidate: JudgedCandidate = {
  version: '3.0.0',
  base: 'https://assets.shop.test/mfe-ordering/3.0.0/',
  isOverride: true,
  isCanary: false,
  verdict: { is: 'chosen', because: 'override' },
}

async function show(props: Partial<OverrideBannerProps> = {}, path = '/category/10?sort=price') {
  const log = createRemoteLog()
  const page = renderScreen(<OverrideBannerOutlet overrides={applied} log={log} {...props} />, { path })
  return { ...page, log, banner: await screen.findByRole('region', { name: '確認用の表示' }) }
}

describe('the banner of a session with builds of its own', () => {
  it('names the builds and the hour in Tokyo until which they are shown', async () => {
    const { banner } = await show()
    expect(banner).toHaveTextContent('確認用の画面を表示しています。')
    expect(banner).toHaveTextContent('11月24日(火) 18:00まで')
    expect(banner).toHaveTextContent('mfe-ordering@3.0.0、mfe-account@http://localhost:4300/')
  })

  it('leads out, back to the page that is shown', async () => {
    await show()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '通常の画面に戻す' })
    const { form } = button
    expect([form?.method, form && new URL(form.action).pathname]).toEqual(['post', '/_override/off'])
    expect(form?.querySelector<HTMLInputElement>('[name=back]')?.value).toBe('/category/10?sort=price')
  })

  it('opens the platform panel for those who may', async () => {
    const openPlatformPanel = jest.fn()
    const { user } = await show({ openPlatformPanel })
    await user.click(screen.getByRole('button', { name: 'パネルを開く' }))
    expect(openPlatformPanel).toHaveBeenCalledTimes(1)
  })

  it('has no way to the panel for the others', async () => {
    await show()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('says when this shell refuses a build, and why', async () => {
    const { log, banner } = await show()
    expect(within(banner).queryByRole('alert')).toBeNull()
    const refused = { ...candidate, verdict: { is: 'refused', because: 'contract', words: 'it needs ^2.0.0' } } as const
    act(() => log.setState((records) => withCandidates(records, 'mfe-ordering', [refused])))
    expect(within(banner).getByRole('alert')).toHaveTextContent(
      'mfe-ordering@3.0.0 は、この画面の土台では動かない版です。通常の版を表示しています。',
    )
  })

  describe('with a build that fails', () => {
    const failed = { at: 1, what: 'failed', release: 'mfe-ordering@3.0.0', doing: 'load', error: 'TypeError' } as const
    const happen = (log: RemoteLog, state: SlotState) =>
      act(() =>
        log.setState((records) =>
          withState(
            withEvent(withCandidates(records, 'mfe-ordering', [candidate]), 'mfe-ordering', failed),
            'mfe-ordering',
            state,
          ),
        ),
      )

    it('says that it could not be loaded and which release is shown, and names it no more as shown', async () => {
      const { log, banner } = await show()
      happen(log, { is: 'shown', release: 'mfe-ordering@2.9.0' })
      expect(within(banner).getByRole('alert')).toHaveTextContent(
        'mfe-ordering@3.0.0 を読み込めませんでした。代わりに mfe-ordering@2.9.0 を表示しています。',
      )
      expect(within(banner).getByText('mfe-account@http://localhost:4300/')).toBeVisible()
      expect(banner).toHaveTextContent('確認用の画面を表示しています。')
    })

    it('says no more than that when nothing of the remote is shown at all', async () => {
      const { log, banner } = await show({ overrides: { ...applied, builds: ['mfe-ordering@3.0.0'] } })
      happen(log, { is: 'failed' })
      expect(within(banner).getByRole('alert')).toHaveTextContent(/^mfe-ordering@3.0.0 を読み込めませんでした。$/)
      expect(banner).toHaveTextContent('確認用の画面を表示できませんでした。')
    })

    it.each([
      { says: 'is there at the second try', state: { is: 'shown', release: 'mfe-ordering@3.0.0' } },
      { says: 'is still being tried', state: { is: 'waiting' } },
    ] as const)('and $says says nothing', async ({ state }) => {
      const { log, banner } = await show()
      happen(log, state)
      expect(within(banner).queryByRole('alert')).toBeNull()
      expect(banner).toHaveTextContent('mfe-ordering@3.0.0、mfe-account@http://localhost:4300/')
    })
  })
})

it.each([
  { refused: 'expired', words: '有効期限が切れています' },
  { refused: 'forged', words: '署名を確認できませんでした' },
  { refused: 'origin', words: '許可されていない場所' },
  { refused: 'unknown', words: '見つかりませんでした' },
  { refused: 'unreachable', words: '読み込めませんでした' },
  { refused: 'twice', words: '2つの版' },
] as const)('a link that was refused as $refused says so', async ({ refused, words }) => {
  const { banner } = await show({ overrides: { refused } })
  expect(banner).toHaveTextContent('確認用リンクは適用されませんでした。')
  expect(banner).toHaveTextContent(words)
  expect(screen.queryByRole('button')).toBeNull()
})
