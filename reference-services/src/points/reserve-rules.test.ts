import { describe, expect, it } from '@jest/globals'
import { maxReplacing, maxReserve, type ReserveRequest, refuseReserve } from './reserve-rules.ts'

const member = { code: '1203456701', is_family: false }
const wish = (points: number, over: Partial<ReserveRequest> = {}): ReserveRequest => ({
  member,
  balance: { available: 1842, isSuspended: false },
  points,
  ...over,
})
const family = { ...member, is_family: true }
const corporate = { code: '8881234500', is_family: false }
const suspended = { available: 1842, isSuspended: true }

describe('points to be set aside', () => {
  it.each([
    { id: 'ACC-024', says: 'one step', asked: wish(500), refusal: undefined },
    { id: 'ACC-024', says: 'the last step', asked: wish(1500), refusal: undefined },
    { id: 'ACC-024', says: 'a step beyond', asked: wish(2000), refusal: 'tooMany' },
    { id: 'BIZ-007', says: 'no step', asked: wish(700), refusal: 'unit' },
    { id: 'BIZ-007', says: 'less than a step', asked: wish(499), refusal: 'unit' },
    { id: 'ACC-025', says: 'none', asked: wish(0), refusal: 'unit' },
    { id: 'K-151', says: 'beside those that are shown', asked: wish(500, { reserved: 500, seen: 500 }) },
    {
      id: 'K-151',
      says: 'beside others than are shown',
      asked: wish(500, { reserved: 500, seen: 0 }),
      refusal: 'changedElsewhere',
    },
    { id: 'ACC-024', says: 'all there are', asked: wish(500, { balance: { available: 500, isSuspended: false } }) },
    {
      id: 'ACC-024',
      says: 'one point too few',
      asked: wish(500, { balance: { available: 499, isSuspended: false } }),
      refusal: 'tooMany',
    },
    { id: 'ACC-006', says: 'a family card', asked: wish(500, { member: family }), refusal: 'notForThisMember' },
    { id: 'ACC-002', says: 'a corporate user', asked: wish(500, { member: corporate }), refusal: 'notForThisMember' },
    { id: 'ACC-031', says: 'a suspended card', asked: wish(500, { balance: suspended }), refusal: 'suspended' },
    {
      id: 'K-157',
      says: 'none in place of 1,000',
      asked: wish(0, { reserved: 1000, replaced: 1000 }),
      refusal: undefined,
    },
    {
      id: 'K-157',
      says: 'what is free with what is given back',
      asked: wish(2500, { reserved: 1000, replaced: 1000 }),
    },
    {
      id: 'K-157',
      says: 'in place of others than are shown',
      asked: wish(0, { reserved: 500, replaced: 1000 }),
      refusal: 'changedElsewhere',
    },
    {
      id: 'K-157',
      says: 'a step beyond both',
      asked: wish(3000, { reserved: 1000, replaced: 1000 }),
      refusal: 'tooMany',
    },
    {
      id: 'K-157',
      says: 'no step in place of 1,000',
      asked: wish(700, { reserved: 1000, replaced: 1000 }),
      refusal: 'unit',
    },
    {
      id: 'K-157',
      says: 'fewer, by a suspended card',
      asked: wish(500, { balance: suspended, reserved: 1000, replaced: 1000 }),
    },
    {
      id: 'K-157',
      says: 'more, by a suspended card',
      asked: wish(1500, { balance: suspended, reserved: 1000, replaced: 1000 }),
      refusal: 'suspended',
    },
    {
      id: 'ACC-006',
      says: 'fewer, by a family',
      asked: wish(0, { member: family, replaced: 500 }),
      refusal: 'notForThisMember',
    },
  ])('[$id] $says: $refusal', ({ asked, refusal }) => {
    expect(refuseReserve(asked)).toBe(refusal)
  })

  it.each([
    { id: 'ACC-024', says: 'whole steps of what is free', asked: wish(0), max: 1500 },
    {
      id: 'ACC-025',
      says: 'none below a step',
      asked: wish(0, { balance: { available: 499, isSuspended: false } }),
      max: 0,
    },
    { id: 'ACC-006', says: 'none of a family', asked: wish(0, { member: family }), max: 0 },
    { id: 'ACC-031', says: 'none by a suspended card', asked: wish(0, { balance: suspended }), max: 0 },
  ])('[$id] are at the most $says', ({ asked, max }) => {
    expect(maxReserve(asked)).toBe(max)
  })

  it.each([
    { says: 'free and set aside, in whole steps', of: wish(0), max: 2500 },
    { says: 'set aside, by a suspended card', of: wish(0, { balance: suspended }), max: 1000 },
    { says: 'none of a family', of: wish(0, { member: family }), max: 0 },
  ])('[K-157] can become as many as are $says', ({ of, max }) => {
    expect(maxReplacing({ ...of, replaced: 1000 })).toBe(max)
  })
})
