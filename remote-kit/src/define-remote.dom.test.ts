import { describe, expect, it, jest } from '@jest/globals'
import { addStyles, defineRemote, type RemoteProps } from './index.ts'

function aMount() {
  const told: boolean[] = []
  const onCrash = jest.fn()
  const container = document.createElement('div')
  const props = {
    release: 'mfe-test@1.0.0',
    container,
    onCrash,
    onWaiting: (isWaiting: boolean) => void told.push(isWaiting),
    platform: { styleNonce: 'n1' },
  } as unknown as RemoteProps
  return { props, container, told, onCrash }
}

describe('the lifecycles of a remote in plain DOM', () => {
  it('draw, and take everything away again, once', async () => {
    const { props, container, told } = aMount()
    const undo = jest.fn()
    const unmount = jest.fn()
    const remote = defineRemote({
      mount({ container: into }) {
        into.append('recipes')
        return undo
      },
      unmount,
    })
    await remote.bootstrap(props)
    await remote.mount(props)
    expect([container.textContent, told]).toEqual(['recipes', []])
    await remote.unmount(props)
    await remote.unmount(props)
    expect([container.textContent, undo.mock.calls.length, unmount.mock.calls.length]).toEqual(['', 1, 1])
    await remote.mount(props)
    expect(container.textContent).toBe('recipes')
  })

  it('reject what throws at the mount, so that the shell goes on to the release before', async () => {
    const { props } = aMount()
    const failure = new RangeError('broken')
    const remote = defineRemote({
      mount: () => {
        throw failure
      },
    })
    await expect(remote.mount(props)).rejects.toBe(failure)
  })

  it('tell of a screen that is on its way, and that it stands', async () => {
    const { props, told } = aMount()
    const remote = defineRemote({ mount: async () => undefined })
    await remote.mount(props)
    await Promise.resolve()
    expect(told).toEqual([true, false])
  })

  it('tell of a screen that does not come as a crash', async () => {
    const { props, onCrash } = aMount()
    const failure = new TypeError('no answer')
    await defineRemote({ mount: () => Promise.reject(failure) }).mount(props)
    await Promise.resolve()
    expect(onCrash.mock.calls).toEqual([[failure]])
  })

  it('clean up behind a screen that comes after the member has left, and tell nobody', async () => {
    const { props, told, onCrash } = aMount()
    let arrive: (undo: () => void) => void = () => undefined
    const undo = jest.fn()
    const drawn = new Promise<() => void>((resolve) => {
      arrive = resolve
    })
    const remote = defineRemote({ mount: () => drawn })
    await remote.mount(props)
    await remote.unmount(props)
    arrive(undo)
    await Promise.resolve()
    expect([undo.mock.calls.length, told, onCrash.mock.calls]).toEqual([1, [true], []])
  })

  it('empty the container also behind an unmount that throws', async () => {
    const { props, container } = aMount()
    const remote = defineRemote({
      mount: ({ container: into }) => into.append('recipes'),
      unmount: () => Promise.reject(new Error('broken')),
    })
    await remote.mount(props)
    await expect(remote.unmount(props)).rejects.toThrow('broken')
    expect(container.textContent).toBe('')
  })
})

it('styles have the nonce of the page, and go', () => {
  const remove = addStyles('.recipes { color: green }', aMount().props)
  expect(document.head.querySelector('style')?.nonce).toBe('n1')
  remove()
  expect(document.head.querySelector('style')).toBeNull()
})
