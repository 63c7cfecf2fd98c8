import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { hearApp } from './app-messages.ts'

type Said = { data: unknown; source?: MessageEventSource | null; origin?: string }

/** A page around which there is an app, and all that is told on its bus. */
const told: unknown[] = []
const page = Object.assign(new EventTarget(), { location: { origin: 'https://shop.test' } }) as unknown as Window
hearApp({ page, tell: (...fact) => void told.push(fact) })
const say = ({ data, source = page, origin = 'https://shop.test' }: Said) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  page.dispatchEvent(event)
}
const message = (payload?: unknown, type = 'favouriteChanged') => JSON.stringify({ type, payload })
const milk = { orderNumber: '104001', isFavourite: false }

beforeEach(() => void Object.assign(page, { todokApp: { postMessage: () => undefined } }))
afterEach(() => {
  Reflect.deleteProperty(page, 'todokApp')
  told.length = 0
})

describe('a message of the app', () => {
  it('[MOB-017] [FAV-042] that names a product tells that its mark was changed', () => {
    say({ data: message(milk) })
    expect(told).toEqual([['favourite/changed', milk]])
  })

  it.each([
    undefined,
    null,
    {},
    { orderNumber: 'x', isFavourite: true },
    { orderNumber: 104_001, isFavourite: true },
    { orderNumber: '104001' },
    { isFavourite: true },
  ])('[MOB-017] [FAV-042] that names none, %j, tells that favourites were changed', (payload) => {
    say({ data: message(payload) })
    expect(told).toEqual([['favourites/changed', {}]])
  })

  it.each<Said & { says: string }>([
    { says: 'a frame or another window', data: message(milk), source: null },
    { says: 'another origin', data: message(milk), origin: 'https://partner.test' },
    { says: 'something else', data: message(milk, 'login') },
    { says: 'no text', data: { type: 'favouriteChanged', payload: milk } },
    { says: 'broken text', data: '{' },
    { says: 'nothing', data: 'null' },
  ])('[MOB-024] of $says is not heard', ({ data, source = page, origin = 'https://shop.test' }) => {
    say({ data, source, origin })
    expect(told).toEqual([])
  })

  it('[MOB-024] is not heard where there is no app', () => {
    Reflect.deleteProperty(page, 'todokApp')
    say({ data: message(milk) })
    expect(told).toEqual([])
  })
})
