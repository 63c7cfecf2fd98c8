import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type PlatformServices, type RemoteProps, usePlatform } from '@shop/shared/platform'
import { QueryClient, useQueryClient } from '@shop/shared/query'
import { Link, type Navigation, type PlatformLocation } from '@shop/shared/router'
import type { RouteDeclaration } from '@shop/shared/routes'
import { aRoute } from '@shop/shared/testing/builders'
import { act, waitFor } from '@testing-library/react'
import { type ReactNode, use, useEffect, useState } from 'react'
import { defineRemote, type RemoteDefinition } from './index.ts'

const aScreen = (path: string, screen: string, mobileTwin = false): RouteDeclaration =>
  aRoute(path, { screen, mobileTwin, viewMode: true })

/** A remote in a page: the props of one mount and a navigation that can be moved by hand. */
function aPage(pathname: string) {
  const listeners = new Set<() => void>()
  let current: PlatformLocation = { pathname, search: '', hash: '', state: null, key: 'k' }
  const navigation: Navigation = {
    current: () => current,
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    navigate: () => undefined,
    go: () => undefined,
  }
  const container = document.createElement('div')
  document.body.append(container)
  const onCrash = jest.fn((_error: unknown) => undefined)
  const platform = {
    navigation,
    queryClient: new QueryClient(),
    styleNonce: 'nonce-1',
    entry: 'web',
  } as unknown as PlatformServices
  const props: RemoteProps = {
    name: `mfe-test@1#${Math.random()}`,
    release: 'mfe-test@1',
    platform,
    container,
    onCrash,
  }
  const move = (to: string) => {
    current = { ...current, pathname: to, key: to }
    for (const listener of [...listeners]) listener()
  }
  return { props, container, onCrash, move, listeners }
}

const Hello = () => <h1>hello</h1>
const aRemote = (Screen: () => ReactNode, over: Partial<RemoteDefinition> = {}) =>
  defineRemote({
    name: 'mfe-test',
    routes: { here: aScreen('/here', 'here', true), there: aScreen('/there/:id', 'there') },
    screens: { here: async () => Screen, there: async () => () => <h1>there</h1> },
    waiting: <p>waiting</p>,
    ...over,
  })

/** Gives React its turn while a lifecycle is under way: `act` holds back what the lifecycle waits for. */
async function performed(lifecycle: () => Promise<unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  await act(async () => {
    done = lifecycle()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
  await act(async () => void (await done))
}

const shown = async (remote: ReturnType<typeof defineRemote>, props: RemoteProps): Promise<void> => {
  await remote.bootstrap(props)
  await performed(() => remote.mount(props))
}

// React 19 asks for it before work outside of events.
beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => document.body.replaceChildren())

describe('a remote', () => {
  it('shows the screen of the route', async () => {
    const { props, container } = aPage('/here')
    await shown(aRemote(Hello), props)
    expect(container.textContent).toBe('hello')
  })

  it('asks once more for a screen whose file did not come', async () => {
    const { props, container, onCrash } = aPage('/here')
    const load = jest.fn(async () => Hello)
    load.mockRejectedValueOnce(new Error('ChunkLoadError'))
    await shown(aRemote(Hello, { screens: { here: load, there: async () => Hello } }), props)
    expect(container.textContent).toBe('hello')
    expect(load).toHaveBeenCalledTimes(2)
    expect(onCrash).not.toHaveBeenCalled()
  })

  it('[MOB-021] shows the same screen at its twin', async () => {
    const { props, container } = aPage('/mobile/here')
    await shown(aRemote(Hello), props)
    expect(container.textContent).toBe('hello')
  })

  it('has no twin where none is declared', async () => {
    const { props, container } = aPage('/mobile/there/1')
    await shown(aRemote(Hello), props)
    expect(container.textContent).toBe('')
  })

  it('shows its waiting while the code of another screen is on its way', async () => {
    let arrive: (screen: () => ReactNode) => void = () => undefined
    const late = new Promise<() => ReactNode>((resolve) => {
      arrive = resolve
    })
    const { props, container, move } = aPage('/there/1')
    await shown(aRemote(Hello, { screens: { here: () => late, there: async () => () => 'there' } }), props)
    await act(async () => move('/here'))
    expect(container.textContent).toBe('waiting')
    await act(async () => arrive(Hello))
    expect(container.textContent).toBe('hello')
  })

  it('follows the shell’s navigation from screen to screen', async () => {
    const { props, container, move } = aPage('/here')
    await shown(aRemote(Hello), props)
    await act(async () => move('/there/1'))
    expect(container.textContent).toBe('there')
  })

  it('is empty and says nothing at the address of another remote, before it is taken down', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { props, container, move } = aPage('/here')
    await shown(aRemote(Hello), props)
    await act(async () => move('/elsewhere'))
    expect([container.textContent, warn.mock.calls]).toEqual(['', []])
    warn.mockRestore()
  })

  it('hands the platform and the one query client to its screens', async () => {
    const { props, container } = aPage('/here')
    const Screen = () => <h1>{`${usePlatform().entry} ${useQueryClient() === props.platform.queryClient}`}</h1>
    await shown(aRemote(Screen), props)
    expect(container.textContent).toBe('web true')
  })

  it('refuses a route whose screen it does not have', () => {
    const wrong = { routes: { lost: aScreen('/lost', 'nowhere') } }
    expect(() => aRemote(Hello, wrong)).toThrow('declares /lost with a screen it does not have: nowhere')
  })
})

/** A page in whose container the edge has rendered. */
function aRenderedPage(html: string, environment = 'production') {
  const { props, ...page } = aPage('/here')
  page.container.innerHTML = html
  const report = jest.fn<PlatformServices['report']>()
  const platform = { ...props.platform, report, config: { environment } } as unknown as PlatformServices
  return { ...page, props: { ...props, platform }, report }
}

/** Mounts a remote into it. */
const hydrated = async (Screen: () => ReactNode, html: string, environment?: string) => {
  const { props, ...page } = aRenderedPage(html, environment)
  const remote = aRemote(Screen)
  await shown(remote, props)
  const unmount = () => performed(() => remote.unmount(props))
  return { ...page, unmount }
}

describe('a remote whose screen stands in the HTML', () => {
  it('[K-185] takes it up as it stands, and answers from then on', async () => {
    function Counter() {
      const [count, setCount] = useState(0)
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      )
    }
    const page = await hydrated(Counter, '<!--$--><button type="button">0</button><!--/$-->')
    const button = page.container.querySelector('button')
    button?.setAttribute('data-of', 'html')
    await act(async () => button?.click())
    expect(page.container.innerHTML).toContain('<button type="button" data-of="html">1</button>')
    expect(page.report).not.toHaveBeenCalled()
    await page.unmount()
    expect(page.container.textContent).toBe('')
  })

  it('[K-185] takes it up as it stands when the page moves on meanwhile, and then draws the next one', async () => {
    // The mount ends before the screen is taken up: `act` would do both at once.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    const { props, container, move, report } = aRenderedPage('<!--$--><h1>hello</h1><!--/$-->')
    const remote = aRemote(Hello)
    await remote.bootstrap(props)
    await remote.mount(props)
    move('/there/1')
    await waitFor(() => expect(container.textContent).toBe('there'))
    expect(report).not.toHaveBeenCalled()
  })

  it.each([
    { environment: 'production', hurts: 0 },
    { environment: 'test', hurts: 1 },
  ])('[K-185] draws anew what differs, reports it, and hurts $hurts times in $environment', async (given) => {
    const hurt = jest.fn()
    Object.assign(globalThis, { reportError: hurt })
    const page = await hydrated(Hello, '<!--$--><h1>bye</h1><!--/$-->', given.environment)
    expect(page.container.textContent).toBe('hello')
    expect(page.report).toHaveBeenCalledWith({ error: expect.any(Error), doing: 'take up the screen of the HTML' })
    expect(hurt).toHaveBeenCalledTimes(given.hurts)
    expect(page.onCrash).not.toHaveBeenCalled()
  })
})

describe('the life of a remote', () => {
  it('leaves nothing behind when it is unmounted, and comes back', async () => {
    const remote = aRemote(() => <Link to="/there/1">link</Link>)
    const { props, container, listeners } = aPage('/here')
    await shown(remote, props)
    expect(listeners.size).toBe(1)
    await performed(() => remote.unmount(props))
    expect(container.textContent).toBe('')
    expect(listeners.size).toBe(0)

    const again = aPage('/here')
    await shown(remote, again.props)
    expect(again.container.textContent).toBe('link')
  })

  it('[K-148] tells the shell of a screen that is on its way, whatever keeps it, before the mount is said to be done', async () => {
    const said: (boolean | 'mounted')[] = []
    let arrive: (word: string) => void = () => undefined
    const late = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const remote = aRemote(() => <h1>{use(late)}</h1>)
    const { props, container, move } = aPage('/here')
    await shown(remote, { ...props, onWaiting: (isWaiting) => said.push(isWaiting) })
    said.push('mounted')
    expect([said, container.textContent]).toEqual([[true, 'mounted'], 'waiting'])
    await act(async () => arrive('here'))
    expect([said, container.textContent]).toEqual([[true, 'mounted', false], 'here'])
    await act(async () => move('/there/1'))
    expect(said.at(-1)).toBe(false)
    expect(container.textContent).toBe('there')
  })

  it('[K-148] says nothing of a screen that is there at once, and has nobody to say it to in a shell of before', async () => {
    const onWaiting = jest.fn()
    const here = aPage('/here')
    await shown(aRemote(Hello), { ...here.props, onWaiting })
    expect(onWaiting.mock.calls.at(-1) ?? [false]).toEqual([false])
    const before = aPage('/here')
    await shown(
      aRemote(() => <h1>{use(new Promise<string>(() => undefined))}</h1>),
      before.props,
    )
    expect(before.container.textContent).toBe('waiting')
  })

  it('[ERR-022] tells the shell of a screen that throws at once, and mounts all the same', async () => {
    const failure = new Error('render')
    const { props, container, onCrash } = aPage('/here')
    const Broken = () => {
      throw failure
    }
    await shown(aRemote(Broken), props)
    expect(onCrash.mock.calls).toEqual([[failure]])
    expect(container.textContent).toBe('')
  })

  it('[ERR-022] tells the shell of a screen that throws later, and can be unmounted', async () => {
    const failure = new Error('effect')
    const { props, onCrash } = aPage('/here')
    const Broken = () => {
      useEffect(() => {
        throw failure
      })
      return <h1>for a moment</h1>
    }
    const remote = aRemote(Broken)
    await shown(remote, props)
    expect(onCrash.mock.calls).toEqual([[failure]])
    await performed(() => remote.unmount(props))
  })

  it('is not ready while the code of its first screen has not come', async () => {
    const failure = new TypeError('chunk 404')
    const load = jest.fn(() => Promise.reject(failure))
    const remote = aRemote(Hello, { screens: { here: load, there: async () => Hello } })
    const { props } = aPage('/here')
    await expect(remote.bootstrap(props)).rejects.toBe(failure)
    await expect(remote.bootstrap(props)).rejects.toBe(failure)
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('tells the shell when the code of another screen does not come', async () => {
    const failure = new TypeError('chunk 404')
    const { props, onCrash, move } = aPage('/here')
    const screens = { here: async () => Hello, there: () => Promise.reject(failure) }
    await shown(aRemote(Hello, { screens }), props)
    await act(async () => move('/there/1'))
    expect(onCrash.mock.calls).toEqual([[failure]])
  })
})

// Last, since React keeps an error of hydration until the next root is drawn, and reports it there.
it('[K-185] a remote tells the shell of a screen that throws while it is taken up', async () => {
  const failure = new RangeError('broken')
  const { onCrash } = await hydrated(() => {
    throw failure
  }, '<!--$--><h1>hello</h1><!--/$-->')
  expect(onCrash).toHaveBeenCalledWith(failure)
})
