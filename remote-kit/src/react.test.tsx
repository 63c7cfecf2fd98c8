import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import type { RemoteProps } from '@todok/remote-kit'
import { use } from 'react'
import { defineReactRemote, type ReactRemoteDefinition } from './react.tsx'

function aMount(definition: ReactRemoteDefinition) {
  const told: boolean[] = []
  const onCrash = jest.fn()
  const container = document.createElement('div')
  const props = {
    release: 'mfe-test@1.0.0',
    container,
    onCrash,
    onWaiting: (isWaiting: boolean) => void told.push(isWaiting),
    platform: { entry: 'web' },
  } as unknown as RemoteProps
  return { remote: defineReactRemote(definition), props, container, told, onCrash }
}

it('a remote of React is on its way until its first commit, has the props, and goes', async () => {
  const { remote, props, container, told } = aMount({ Root: ({ platform }) => <h1>{platform.entry}</h1> })
  await act(() => remote.mount(props))
  expect([container.innerHTML, told]).toEqual(['<h1>web</h1>', [true, false]])
  await act(() => remote.unmount(props))
  expect([container.innerHTML, told]).toEqual(['', [true, false]])
})

it('a screen that is suspended is waited for', async () => {
  let arrive: (word: string) => void = () => undefined
  const word = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const { remote, props, container, told } = aMount({ Root: () => use(word), waiting: 'waiting' })
  await act(() => remote.mount(props))
  expect([container.textContent, told.at(-1)]).toEqual(['waiting', true])
  await act(async () => arrive('recipes'))
  expect([container.textContent, told.at(-1)]).toEqual(['recipes', false])
})

it('what throws while it draws is a crash', async () => {
  const failure = new RangeError('broken')
  const { remote, props, onCrash } = aMount({
    Root: () => {
      throw failure
    },
  })
  // `act` would throw the error itself.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  await remote.mount(props)
  await waitFor(() => expect(onCrash.mock.calls).toEqual([[failure]]))
})
