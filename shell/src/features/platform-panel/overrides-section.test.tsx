import { describe, expect, it } from '@jest/globals'
import '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { openPanelAt } from './testing/a-panel.tsx'

const elsewhere = { hostname: 'shop.example', pathname: '/category', assign: () => undefined }
const choose = (name: string) => screen.getByRole('combobox', { name })

describe('the choice of another build', () => {
  it('leads on this machine to an address without a signature', async () => {
    const { user, visited } = await openPanelAt('上書き')
    expect(
      within(choose('版'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['4.0.0', '3.0.0', '2.0.0', '1.0.0', 'アドレスを指定'])
    await user.selectOptions(choose('版'), '1.0.0')
    await user.click(screen.getByRole('button', { name: 'このセッションで使う' }))
    expect(visited).toEqual(['/category?override=mfe-catalogue%401.0.0'])
  })

  it('takes an address, and keeps the builds of other remotes', async () => {
    const builds = ['mfe-account@1.0.0', 'mfe-catalogue@1.0.0']
    const { user, visited } = await openPanelAt('上書き', {
      page: { version: '1', environment: 'test', overrides: { builds, until: 0, origins: [] } },
    })
    await user.selectOptions(choose('版'), 'アドレスを指定')
    const use = screen.getByRole('button', { name: 'このセッションで使う' })
    expect(use).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'ビルドのアドレス' }), 'http://localhost:4300/')
    await user.click(use)
    expect(visited).toEqual([
      '/category?override=mfe-account%401.0.0&override=mfe-catalogue%40http%3A%2F%2Flocalhost%3A4300%2F',
    ])
  })

  it('gives elsewhere the command that signs a link', async () => {
    const { user } = await openPanelAt('上書き', { location: elsewhere })
    await user.selectOptions(choose('版'), '1.0.0')
    expect(screen.getByRole('textbox', { name: '署名付きリンクを作るコマンド' })).toHaveValue(
      'pnpm override mfe-catalogue@1.0.0 --for 2h',
    )
    expect(screen.queryByRole('button', { name: 'このセッションで使う' })).not.toBeInTheDocument()
  })

  it('asks for an address where a remote has no candidates', async () => {
    const { user } = await openPanelAt('上書き')
    await user.selectOptions(choose('リモート'), 'mfe-account')
    expect(choose('版')).toHaveDisplayValue('アドレスを指定')
  })
})

describe('what is overridden now', () => {
  it('is named with its end and a way out', async () => {
    const { shown } = await openPanelAt('上書き', {
      page: {
        version: '1',
        environment: 'test',
        overrides: {
          builds: ['mfe-catalogue@1.0.0'],
          until: Date.parse('2026-11-20T20:00:00+09:00'),
          origins: [],
        },
      },
    })
    expect(shown).toHaveTextContent('mfe-catalogue@1.0.0')
    expect(shown).toHaveTextContent('2026/11/20 20:00:00 まで')
    const form = screen.getByRole('button', { name: '上書きをやめる' }).closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/_override/off')
    expect(form).toHaveFormValues({ back: '/category' })
  })

  it('says why a link was refused', async () => {
    const { shown } = await openPanelAt('上書き', {
      page: { version: '1', environment: 'test', overrides: { refused: 'expired' } },
    })
    expect(shown).toHaveTextContent('リンクは使えません（expired）。')
  })
})
