import { describe, expect, it } from '@jest/globals'
import type { AppAnswer } from '../arrival/arrive.ts'
import { aStore } from '../arrival/testing/a-store.ts'
import { opened } from '../arrival/testing/opened.ts'
import { readAppNote } from './app-note.ts'
import { enterPage } from './enter-page.ts'

const tokens = { accessToken: 'of the app', idToken: null }
const version3: AppAnswer = { isOpened: true, version: 3, tokens }
const taken = [[{ accessToken: 'of the app', idToken: undefined }, 'app'], 'adopted']
const both = { accessToken: 'a', idToken: 'i' }
const inTab = () => aStore({ app: { entryPoint: '/mobile', isRenewal: false, isSet: true, version: 3 } })

type Story = Omit<Parameters<typeof opened>[1] & object, 'askApp'> & { answer?: AppAnswer; mayBringTokens?: boolean }

async function entered(address: string, { answer = version3, mayBringTokens = true, ...story }: Story = {}) {
  const page = opened(address, { ...story, askApp: async () => answer })
  const here = new URL(address, 'https://shop.test')
  await enterPage({ here, arrival: page, mayBringTokens, answer: Promise.resolve(answer) })
  return page
}

describe('tokens that the app hands over with its answer', () => {
  it('[GRD-020] [GRD-021] are taken where the address has none, and set the tracker, with the version of the app', async () => {
    const { app, done, session } = await entered('/mobile/category')
    expect([done, app.isInApp()]).toEqual([taken, true])
    expect(readAppNote(session).version).toBe(3)
  })

  it('[GRD-091] are better than those of the address, which others can write as well', async () => {
    const { link, done } = await entered('/mobile', { tokens: both })
    expect(done).toEqual([])
    await link.adopt('app')
    expect(done).toEqual(taken)
  })

  it('[GRD-088] view mode wins over them', async () => {
    expect((await entered('/mobile?viewMode=true')).done).toEqual([])
  })

  it('[GRD-023] nobody is asked for any where no app can have some', async () => {
    expect((await entered('/mobile', { mayBringTokens: false })).done).toEqual([])
  })
})

describe('[GRD-025] an address of the web', () => {
  it('[GRD-021] that the app opens with its tokens runs in the app, which is known from then on', async () => {
    const { app, done, session } = await entered('/signup/todok')
    expect([done, app.isInApp()]).toEqual([taken, true])
    expect(readAppNote(session)).toEqual({ entryPoint: '/signup/todok', version: 3 })
  })

  it('[GRD-022] that the app opens for somebody who looks around does so too', async () => {
    const { app, done } = await entered('/faq?viewMode=true', { answer: { isOpened: true, version: 2 } })
    expect([done, app.isInApp()]).toEqual([['leaveQuietly'], true])
  })

  it('[GRD-009] that the app opens without a token leads to its login', async () => {
    const { app, done } = await entered('/signup/todok', { answer: { isOpened: true, version: 3 } })
    expect([done, app.isInApp()]).toEqual([[], true])
  })

  it('[GRD-091] is asked about when tokens stand in it: somebody else may have made the link', async () => {
    const { done } = await entered('/signup/todok', { tokens: both, answer: { isOpened: true, version: 2 } })
    expect(done).toEqual([[both, 'web'], 'adopted'])
  })

  it('[GRD-091] has tokens of the app where that is known already', async () => {
    const answer: AppAnswer = { isOpened: true, version: 2 }
    const { done } = await entered('/signup/todok', { tokens: both, answer, session: inTab() })
    expect(done).toEqual([[both, 'app'], 'adopted'])
  })

  it('[GRD-021] [K-28] is handed tokens anew when it is loaded again', async () => {
    expect((await entered('/faq', { session: inTab() })).done).toEqual(taken)
  })

  it('[GRD-091] that the app did not open stays one of the web', async () => {
    const { app, done, tokensOf } = await entered('/signup/todok', { tokens: both, answer: { isOpened: false } })
    expect([done, app.isInApp(), tokensOf()]).toEqual([[], false, 'both'])
  })
})
