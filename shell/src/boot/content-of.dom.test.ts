import { describe, expect, it, jest } from '@jest/globals'
import { QueryClient } from '@shop/shared/query'
import { dispatchSession } from '@shop/shared/session'
import type { SlotState } from '../remotes/slot-state.ts'
import { contentOf } from './content-of.ts'

const nothing = () => () => undefined

function aContent(over: { owner?: string | undefined; slot?: SlotState } = {}) {
  const { owner, slot = { is: 'shown', release: 'mfe-a@1.0.0' } } = { owner: 'mfe-a', ...over }
  const match = owner === undefined ? undefined : { route: { owner } }
  const queryClient = new QueryClient()
  const content = contentOf({
    navigation: { shown: () => ({ match }) as never, subscribe: nothing },
    slots: { stateOf: () => slot, subscribe: nothing },
    queryClient,
  })
  return { content, queryClient }
}

describe('the content of a page', () => {
  it('waits for the weeks', () => {
    const { content } = aContent()
    expect(content.isContentShown()).toBe(false)
    dispatchSession({ type: 'weeksFailed' })
    expect(content.isContentShown()).toBe(true)
  })

  it.each<{ says: string; given: Parameters<typeof aContent>[0]; isShown: boolean }>([
    { says: 'before the first verdict of the guard', given: { owner: undefined }, isShown: false },
    { says: 'that the shell draws itself', given: { owner: 'shell', slot: { is: 'closed' } }, isShown: true },
    { says: 'of a remote on its way', given: { slot: { is: 'waiting' } }, isShown: false },
    {
      says: 'of a remote whose screen is on its way',
      given: { slot: { is: 'shown', release: 'x', isWaiting: true } },
      isShown: false,
    },
    { says: 'of a remote that failed', given: { slot: { is: 'failed' } }, isShown: true },
  ])('$says: $isShown', ({ given, isShown }) => expect(aContent(given).content.isContentShown()).toBe(isShown))

  it('is not there while anything is asked for, and the change is told', async () => {
    const { content, queryClient } = aContent()
    const look = jest.fn()
    const stop = content.onChange(look)
    let answer = (_: string) => {}
    const asked = queryClient.fetchQuery({
      queryKey: ['x'],
      queryFn: () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    })
    await Promise.resolve()
    expect(content.isContentShown()).toBe(false)
    answer('there')
    await asked
    expect(content.isContentShown()).toBe(true)
    expect(look).toHaveBeenCalled()
    stop()
    look.mockClear()
    queryClient.setQueryData(['x'], 'other')
    expect(look).not.toHaveBeenCalled()
  })
})
