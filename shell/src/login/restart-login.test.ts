import { expect, it } from '@jest/globals'
import { createRestart, type RestartPorts } from './restart-login.ts'

type Story = Partial<RestartPorts> & { maySpend?: boolean; pathname?: string }

function aRestart({ maySpend = true, pathname = '/favorite', ...over }: Story = {}) {
  const happened: string[] = []
  const restart = createRestart({
    entry: 'web',
    budget: { spend: () => maySpend, renew: () => undefined },
    remember: (address) => void happened.push(`remember ${address}`),
    say: ({ title, text }) => void happened.push(`say ${title} / ${text}`),
    go: (to) => void happened.push(`go ${to}`),
    login: async () => void happened.push('login'),
    stop: () => void happened.push('stop'),
    ...over,
  })
  return { happened, restart: (isRefused?: boolean) => restart({ pathname, search: '?page=2' }, isRefused) }
}
const restarted = (over?: Parameters<typeof aRestart>[0], isRefused?: boolean): string[] => {
  const { restart, happened } = aRestart(over)
  restart(isRefused)
  return happened
}

it('[GRD-057] [K-156] a login that the provider refuses to renew begins again there at once, and once', () => {
  const { restart, happened } = aRestart()
  restart(true)
  restart()
  restart(true)
  expect(happened).toEqual(['remember /favorite?page=2', 'login'])
})

it('[GRD-057] [GRD-060] begins at the entrance where the page cannot leave for the provider', async () => {
  const { restart, happened } = aRestart({ login: () => Promise.reject(new Error('no chunk')) })
  restart(true)
  await Promise.resolve()
  await Promise.resolve()
  expect(happened).toEqual([
    'remember /favorite?page=2',
    'go /entrance',
    'say 再ログインが必要です / ログインをし直してください',
  ])
})

it('[GRD-058] [GRD-060] a login that cannot be renewed begins again at the entrance, with words and the way back', () => {
  expect(restarted()).toEqual([
    'remember /favorite?page=2',
    'go /entrance',
    'say 再ログインが必要です / ログインをし直してください',
  ])
})

it('stays at the entrance where somebody is there already, and in the app', () => {
  expect(restarted({ pathname: '/entrance' })).toEqual([])
  expect(restarted({ entry: 'app' }, true)).toEqual([])
})

it('stops with words of what to do when the page has moved by itself too often', () => {
  expect(restarted({ maySpend: false }, true)).toEqual(['stop'])
})
