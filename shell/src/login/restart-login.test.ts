import { expect, it } from '@jest/globals'
import { createRestart, type RestartPorts } from './restart-login.ts'

function restarted({ maySpend = true, ...over }: Partial<RestartPorts> & { maySpend?: boolean } = {}): string[] {
  const happened: string[] = []
  createRestart({
    entry: 'web',
    budget: { spend: () => maySpend, renew: () => undefined },
    here: () => ({ pathname: '/favorite', search: '?page=2' }),
    remember: (address) => void happened.push(`remember ${address}`),
    say: ({ title, text }) => void happened.push(`say ${title} / ${text}`),
    go: (to) => void happened.push(`go ${to}`),
    stop: () => void happened.push('stop'),
    ...over,
  })()
  return happened
}

it('[GRD-057] [GRD-058] [GRD-060] a login that the provider has ended begins again at the entrance, with words and the way back', () => {
  expect(restarted()).toEqual([
    'remember /favorite?page=2',
    'go /entrance',
    'say 再ログインが必要です / ログインをし直してください',
  ])
})

it('stays at the entrance where somebody is there already, and in the app', () => {
  expect(restarted({ here: () => ({ pathname: '/entrance', search: '' }) })).toEqual([])
  expect(restarted({ entry: 'app' })).toEqual([])
})

it('stops with words of what to do when the page has moved by itself too often', () => {
  expect(restarted({ maySpend: false })).toEqual(['stop'])
})
