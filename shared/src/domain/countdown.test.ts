import { describe, expect, it } from '@jest/globals'
import { atDeadline } from '@shop/shared/testing/builders'
import { countdown, countdownText } from './countdown.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const closesAt = new Date(atDeadline())
const leftOf = (ms: number) => countdown(closesAt, new Date(closesAt.getTime() - ms))

/** Design 9: days above 24 hours, hours at 24 and below, minutes at one and below, then closed. */
describe('countdown', () => {
  it.each([
    { says: 'days and hours', ms: 3 * day + 21 * hour + 59 * minute, text: 'あと3日21時間' },
    { says: 'still days a millisecond above 24 hours', ms: day + 1, text: 'あと1日0時間' },
    { says: 'hours at exactly 24', ms: day, text: 'あと24時間0分' },
    { says: 'hours a millisecond below 24', ms: day - 1, text: 'あと23時間59分' },
    { says: 'still hours a millisecond above one hour', ms: hour + 1, text: 'あと1時間0分' },
    { says: 'minutes at exactly one hour', ms: hour, text: 'あと60分' },
    { says: 'minutes a millisecond below one hour', ms: hour - 1, text: 'あと59分' },
    { says: 'no 0 while it is open', ms: 59 * second, text: 'あと1分' },
    { says: 'open at the closing instant itself', ms: 0, text: 'あと1分' },
    { says: 'closed a millisecond later', ms: -1, text: '受付を終了しました' },
    { says: 'closed for long', ms: -30 * day, text: '受付を終了しました' },
  ])('[CHR-005] $says', ({ ms, text }) => {
    expect(countdownText(leftOf(ms))).toBe(text)
  })

  it.each([
    { ms: day + 1, state: 'days' },
    { ms: day, state: 'hours' },
    { ms: hour, state: 'minutes' },
    { ms: -1, state: 'closed' },
  ])('is in the state $state with $ms ms left', ({ ms, state }) => {
    expect(leftOf(ms).state).toBe(state)
  })
})
