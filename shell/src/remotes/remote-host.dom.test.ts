import { describe, expect, it } from '@jest/globals'
import { createRemoteHost } from './remote-host.ts'
import type { RemoteSlot } from './remote-slot.ts'

const settled = (ms = 50) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function aSlot(name: string, happened: string[]): RemoteSlot {
  return {
    open: () => void happened.push(`open ${name}`),
    close: () => void happened.push(`close ${name}`),
    renew: () => void happened.push(`renew ${name}`),
    retry: () => undefined,
    tryNewChoice: () => undefined,
    state: () => ({ is: 'closed' }),
  }
}

describe('the host of the remotes', () => {
  it('opens the slot of who owns the route and closes the one before, one at a time', async () => {
    const happened: string[] = []
    const names = ['mfe-ordering', 'mfe-catalogue', 'mfe-account']
    const slots = new Map(names.map((name) => [name, aSlot(name, happened)]))
    const host = createRemoteHost((name) => slots.get(name) ?? aSlot(name, happened))
    await settled()
    expect(happened).toEqual([])

    host.show('mfe-ordering', '/')
    await settled()
    host.show('mfe-catalogue', '/category')
    await settled()
    // Other filters of the same page, then another page of the same owner.
    host.show('mfe-catalogue', '/category')
    host.show('mfe-catalogue', '/search')
    await settled()
    // A screen of the shell.
    host.show(undefined, '/entrance')
    await settled()
    expect(happened).toEqual([
      'open mfe-ordering',
      'close mfe-ordering',
      'open mfe-catalogue',
      'renew mfe-catalogue',
      'close mfe-catalogue',
    ])

    // Three clicks in one moment: only the last one counts in the end.
    happened.length = 0
    for (const name of names) host.show(name, `/${name}`)
    await settled()
    expect(happened.filter((line) => line.startsWith('open')).at(-1)).toBe('open mfe-account')
    expect(happened.filter((line) => line.startsWith('open')).length).toBe(
      happened.filter((line) => line.startsWith('close')).length + 1,
    )

    // A remote that was released while the page stood open.
    host.show('mfe-new', '/new')
    await settled()
    expect(happened.at(-1)).toBe('open mfe-new')
  })
})
