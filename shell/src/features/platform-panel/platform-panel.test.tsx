import { describe, expect, it } from '@jest/globals'
import '@shop/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { withCandidates } from '../../remotes/remote-log.ts'
import { aTimeline, openPanelAt } from './testing/a-panel.tsx'

const cardOf = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

describe('the panel', () => {
  it('takes the focus at its heading, names shell and environment, and closes by Escape', async () => {
    const { user, timesClosed } = await openPanelAt('リモート')
    expect(screen.getByRole('complementary', { name: 'プラットフォーム' })).toHaveTextContent('shell 1.5.28 · test')
    await user.keyboard('{Escape}')
    expect(timesClosed()).toBe(1)
  })

  it('goes from tab to tab by the arrows, round and round', async () => {
    const { user } = await openPanelAt('リモート')
    const names = ['リモート', '共有', 'バス', '上書き', '障害']
    for (const name of [...names.slice(1), names[0]]) {
      await user.keyboard('{ArrowRight}')
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name ?? '')
      expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
    }
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tabpanel', { name: '障害' })).toBeInTheDocument()
  })
})

describe('remotes', () => {
  it('say what is shown and why, with every verdict and the times', async () => {
    await openPanelAt('リモート')
    const card = cardOf('mfe-catalogue')
    for (const text of ['表示中の版: 2.0.0', '2.0.0 — 選択: 最新（newest）', '所要時間: loaded 80 ms'])
      expect(card.getByText(text)).toBeInTheDocument()
    const candidates = card.getAllByRole('listitem').map((item) => item.textContent)
    for (const text of [
      '4.0.0 拒否（contract）: serves 1.0.0, asks ^2.0.0',
      '3.0.0 対象外（canary 5%、bucket 71）',
      '1.0.0 予備（last good）',
    ])
      expect(candidates).toContainEqual(expect.stringContaining(text))
    expect(cardOf('mfe-account').getByText('選べる版がありません')).toBeInTheDocument()
  })

  it('follow what happens', async () => {
    const { ports } = await openPanelAt('リモート')
    act(() => ports.remotes.setState((records) => withCandidates(records, 'mfe-new', [])))
    expect(cardOf('mfe-new').getByText('待機')).toBeInTheDocument()
  })
})

describe('singletons', () => {
  it('are listed with who provides them', async () => {
    const { shown } = await openPanelAt('共有')
    expect(within(shown).getByRole('row', { name: 'react 19.3.1 shell' })).toBeInTheDocument()
    expect(within(shown).getByText('読み込まれた singleton は 1件です。')).toBeInTheDocument()
  })

  it('that a remote provides are marked', async () => {
    const { shown } = await openPanelAt('共有', {
      providers: () => [
        { name: 'react', version: '19.3.1', from: 'shell' },
        { name: 'react', version: '18.0.0', from: 'mfe_account' },
      ],
    })
    expect(within(shown).getByText('shell 以外のコピーが 1件あります。')).toBeInTheDocument()
    expect(within(shown).getByRole('row', { name: 'react 18.0.0 mfe_account' })).toBeInTheDocument()
  })
})

it('copies of common parts are listed with who took them, and those of a remote are pointed at', async () => {
  const copy = (useIn: string[]) => ({ from: useIn[0] ?? '', loaded: true, useIn })
  const card = { '1.2.0': copy(['mfe_catalogue']), '1.3.0': copy(['mfe_ordering']) }
  const { shown } = await openPanelAt('共有', {
    instances: () => [
      { options: { name: 'shell', shared: { card: [{ version: '1.2.0' }] } }, shareScopeMap: { default: { card } } },
    ],
  })
  expect(within(shown).getByRole('row', { name: 'card 1.2.0 shell mfe_catalogue' })).toBeInTheDocument()
  expect(within(shown).getByRole('row', { name: 'card 1.3.0 mfe_ordering mfe_ordering' })).toBeInTheDocument()
})

describe('the bus', () => {
  it('shows facts and dead letters as they come, latest first', async () => {
    const { timeline, add } = aTimeline()
    const { shown } = await openPanelAt('バス', { bus: timeline })
    expect(within(shown).getByText('まだ fact はありません。')).toBeInTheDocument()
    add({ heardBy: ['shell@1.5.28'] })
    add({ name: 'order/paid', version: 2, dead: 'unknown', fromOtherTab: true, payload: undefined })
    const [latest, first] = within(shown).getAllByRole('listitem')
    expect(latest).toHaveTextContent('order/paid v2未知（unknown）別のタブから')
    expect(latest).toHaveTextContent('undefined受信なし')
    expect(first).toHaveTextContent('order/changed v118:00:01.250 mfe-ordering@1.0.0{"week":"20261201"}')
    expect(first).toHaveTextContent('受信: shell@1.5.28')
    expect(within(shown).getByText('直近の fact 2件（うち dead letter 1件）')).toBeInTheDocument()
  })

  it('shows a payload that no JSON can hold', async () => {
    const { timeline, add } = aTimeline()
    const { shown } = await openPanelAt('バス', { bus: timeline })
    add({ dead: 'invalid', payload: { amount: 10n } })
    expect(within(shown).getByText('[object Object]')).toBeInTheDocument()
  })
})
