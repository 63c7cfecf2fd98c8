import { describe, expect, it } from '@jest/globals'
import { useQuery } from '@shop/shared/query'
import { aRoute } from '@shop/shared/testing/builders'
import { aFirstViewRequest } from '@shop/shared/testing/first-view-request'
import { type ComponentType, createElement, useId } from 'react'
import type { SlotFill } from './remote-screens.tsx'
import { defineRemote, render, usePageMeta } from './server.tsx'

/** A module of a server entry defines one remote; the last one counts. */
function aRemote(Screen: ComponentType, slots?: readonly SlotFill[]) {
  return defineRemote({
    name: 'mfe-test',
    routes: {
      here: aRoute('/here', { screen: 'here', mobileTwin: true, viewMode: true, title: '{product} | shop' }),
      there: aRoute('/there/:id', { screen: 'there' }),
    },
    screens: { here: async () => Screen, there: async () => () => createElement('h1', null, 'there') },
    waiting: createElement('p', null, 'waiting'),
    ...(slots === undefined ? {} : { slots }),
  })
}
const route = { owner: 'mfe-test', declaration: aRoute('/here', { title: '{product} | shop' }) }

it('has nothing to render before a remote is defined', () => {
  expect(() => render(aFirstViewRequest())).toThrow('has defined no remote')
})

describe('the server entry of a remote', () => {
  it('[K-185] renders the screen of the address, without what waits for its code', async () => {
    aRemote(() => createElement('h1', null, 'hello'))
    expect((await render(aFirstViewRequest())).html).toContain('<h1>hello</h1>')
    expect((await render(aFirstViewRequest({ path: '/there/1' }))).html).toContain('<h1>there</h1>')
    expect((await render(aFirstViewRequest())).html).not.toContain('waiting')
  })

  it('[K-185] takes the words of the page from the screen, which has no effects here', async () => {
    aRemote(function Screen() {
      const { data } = useQuery({ queryKey: ['milk'], queryFn: async () => 'milk' })
      usePageMeta(data === undefined ? undefined : { values: { product: data } })
      return createElement('h1', null, data)
    })
    const { head, queries } = await render(aFirstViewRequest({ route }))
    expect(head.title).toBe('milk | shop')
    expect(queries).toEqual(['["milk"]'])
  })

  it('[K-185] makes names that no other remote of the page makes', async () => {
    aRemote(() => createElement('i', { id: useId() }))
    expect((await render(aFirstViewRequest())).html).toMatch(/id="[^"]*mfe-test-/)
  })

  it('[K-185] refuses an address of somebody else, and a screen that throws', async () => {
    aRemote(() => {
      throw new RangeError('broken')
    })
    await expect(render(aFirstViewRequest({ path: '/elsewhere' }))).rejects.toThrow('no screen at this address')
    await expect(render(aFirstViewRequest())).rejects.toThrow('broken')
  })

  it('[K-185] renders a slot that it fills, with names that no other slot of the page makes', async () => {
    const slot = { id: '_mfe-a-R_1_', name: 'a/line', version: 1, props: { used: 3 } }
    aRemote(
      () => null,
      [
        {
          name: 'a/line',
          version: 1,
          isValid: (props) => (props as { used?: unknown }).used !== undefined,
          load: async () => (props) => createElement('b', { id: useId() }, (props.slot as { used: number }).used),
        },
      ],
    )
    const { html } = await render(aFirstViewRequest({ slot }))
    expect(html).toMatch(/<b id="[^"]*mfe-test-_mfe-a-R_1_-[^"]*">3<\/b>/)
    await expect(render(aFirstViewRequest({ slot: { ...slot, props: {} } }))).rejects.toThrow('does not understand')
    await expect(render(aFirstViewRequest({ slot: { ...slot, version: 2 } }))).rejects.toThrow(
      'does not fill a/line v2',
    )
  })

  it('mounts nothing: it has lifecycles in name alone', async () => {
    const remote = aRemote(() => null)
    const props = undefined as never
    await Promise.all([remote.bootstrap(props), remote.mount(props), remote.unmount(props)])
  })
})
