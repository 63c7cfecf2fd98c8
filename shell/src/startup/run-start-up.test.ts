import { describe, expect, it } from '@jest/globals'
import { aMember } from '@shop/shared/testing/builders'
import type { LoginOutcome } from '../login/login.ts'
import { createStartUp, type StartUpPorts } from './run-start-up.ts'
import type { StartUpFacts } from './start-up.ts'

/** A shop that writes down in order what happens; its session outlasts the page. */
function aShop({ agrees = true } = {}) {
  const happened: string[] = []
  const kept = new Map<string, unknown>()
  const load = (what: string) => () => void happened.push(`load ${what}`)
  const ports: StartUpPorts = {
    login: { logout: async () => void happened.push('logout') },
    session: {
      read: (key) => kept.get(key),
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    entry: 'web',
    corporatePhone: '0120-000-111',
    hasGreeting: () => true,
    loads: {
      weeks: load('weeks'),
      limitedWeek: load('limitedWeek'),
      points: load('points'),
      stage: load('stage'),
      recommendUser: load('recommendUser'),
    },
    sendThanks: ({ lastName }) => void happened.push(`thank ${lastName}`),
    alert: async ({ title }) => void happened.push(`alert ${title}`),
    confirm: async ({ title }) => {
      happened.push(`confirm ${title}`)
      return agrees
    },
    go: (to) => void happened.push(`go ${to}`),
    greet: (returnTo) => void happened.push(`greet, back to ${returnTo}`),
    offerReturn: (to) => void happened.push(`offer ${to}`),
  }
  return {
    async load(who: StartUpFacts['who'], login?: LoginOutcome): Promise<string[]> {
      happened.length = 0
      await createStartUp(ports)(who, login)
      return [...happened]
    },
  }
}
const ofFamilyCard = { is: 'member', member: aMember('familyNewcomer') } as const
const question = 'confirm 宅配のご利用登録がまだお済みではありません。登録へ進みますか？'

describe('the start-up', () => {
  it('[GRD-092] says in three loads once what a family card cannot do', async () => {
    const shop = aShop()
    const words = 'alert この組合員番号（家族証）では宅配をご利用いただけません。'
    const loads = ['load weeks', 'load points', 'load stage']
    expect(await shop.load(ofFamilyCard, { version: 'login', returnTo: '/favorite' })).toEqual([
      ...loads,
      'go /',
      words,
    ])
    expect(await shop.load(ofFamilyCard)).toEqual(loads)
    expect(await shop.load(ofFamilyCard)).toEqual(loads)
  })

  it('[GRD-072] thanks in two logins once', async () => {
    const shop = aShop()
    const who = { is: 'member', member: aMember('delivery') } as const
    expect(await shop.load(who, { version: 'signup', returnTo: undefined })).toContain('thank 北野')
    expect(await shop.load(who, { version: 'login', returnTo: undefined })).not.toContain('thank 北野')
  })

  it('[GRD-067] logs a watched-over member out after the words were read', async () => {
    const who = { is: 'member', member: aMember('watchedOver') } as const
    expect(await aShop().load(who)).toEqual(['alert リクエストエラー', 'logout'])
  })

  it.each([
    { agrees: true, last: 'go /signup/todok' },
    { agrees: false, last: 'logout' },
  ])('[GRD-054] asks who is unknown to register; agrees: $agrees', async ({ agrees, last }) => {
    const happened = await aShop({ agrees }).load({ is: 'missing' }, { version: 'login', returnTo: undefined })
    expect(happened).toEqual(['load weeks', question, last])
  })
})
