import { describe, expect, it } from '@jest/globals'
import { aSubscription, asked } from '../../parts/subscriptions/testing/a-subscription.ts'
import { rowState } from './row-state.ts'

const open = false
const textsOf = ({ marks }: { marks: readonly { text: string }[] }) => marks.map(({ text }) => text)

describe('a row of a subscription', () => {
  it.each([
    {
      id: 'ORD-130',
      says: 'as it runs',
      of: aSubscription(),
      marks: [],
      actions: ['change', 'skip', 'cancel'],
      quantity: 2,
    },
    {
      id: 'ORD-100',
      says: 'of this week',
      of: aSubscription({ isNewOrder: true }),
      marks: ['新規ご注文'],
      actions: ['change', 'skip', 'cancel'],
      quantity: 2,
    },
    {
      id: 'ORD-101',
      says: 'being cancelled',
      of: asked({ code: 10 }),
      marks: ['解約依頼中'],
      actions: ['revert'],
      quantity: 2,
    },
    {
      id: 'ORD-106',
      says: 'being changed',
      of: asked({ code: 4, quantity: 3 }),
      marks: ['変更依頼中'],
      actions: ['revert'],
      quantity: 2,
    },
    {
      id: 'ORD-103',
      says: 'of which the old half of a change alone is held',
      of: asked({ code: 1, quantity: 2 }),
      marks: [],
      actions: ['revert'],
      quantity: 2,
    },
    { id: 'ORD-102', says: 'being skipped', of: asked({ code: 9 }), marks: [], actions: ['resume'], quantity: 0 },
    {
      id: 'ORD-102',
      says: 'skipped already',
      of: aSubscription({ nextQuantity: 0 }),
      marks: [],
      actions: ['change', 'cancel'],
      quantity: 0,
    },
  ])('[$id] $says: marks $marks, offers $actions, shows $quantity', ({ of, marks, actions, quantity }) => {
    const state = rowState(of, undefined, open)
    expect({ marks: textsOf(state), actions: state.actions, quantity: state.quantity }).toEqual({
      marks,
      actions,
      quantity,
    })
  })

  it.each([
    {
      request: { is: 'change', cycle: 4, quantity: 3 },
      mark: '変更（未確定）',
      to: { cycle: 4, quantity: 3 },
      stopped: false,
    },
    { request: { is: 'skip' }, mark: '次回中止（未確定）', to: undefined, stopped: true },
    { request: { is: 'cancel' }, mark: '解約（未確定）', to: undefined, stopped: true },
  ] as const)(
    '[ORD-103] a request to $request.is is marked and can be taken back',
    ({ request, mark, to, stopped }) => {
      const state = rowState(aSubscription(), request, open)
      expect(textsOf(state)).toEqual([mark])
      expect(state.actions).toEqual(['revert'])
      expect(state.to).toEqual(to)
      expect(state.isNextStopped).toBe(stopped)
    },
  )

  it('offers nothing once the week is closed', () => {
    expect(rowState(aSubscription(), undefined, true).actions).toEqual([])
    expect(rowState(asked({ code: 9 }), undefined, true).actions).toEqual([])
  })

  it('does not skip what has no next delivery, nor what has no number for it', () => {
    const { nextWeek: _, ...without } = aSubscription()
    expect(rowState(without, undefined, open).actions).toEqual(['change', 'cancel'])
    const bare = aSubscription({ orders: aSubscription().orders.filter(({ code }) => code < 9) })
    expect(rowState(bare, undefined, open).actions).toEqual(['change'])
  })
})
