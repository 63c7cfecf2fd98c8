import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import type { PlatformServices, RemoteProps, SlotLifecycles, SlotState } from '@shop/shared/platform'
import { renderedAttribute } from '@shop/shared/routes/slot-place'
import { aRelease } from '../remotes/testing/a-release.ts'
import { createSlotFiller } from './fill-slots.ts'

const name = 'ordering/points'
const fills = [{ name, version: 1 }]

/** A page in which mfe-account may fill the slot; `faults` by version. */
function aPage({
  offered = { 'mfe-account': [aRelease('1.0.0', { fills })] } as Record<string, PageRelease[]>,
  lifecycles = (_version: string, good: SlotLifecycles): SlotLifecycles | undefined => good,
  hasUnnamed = false,
} = {}) {
  const reports: string[] = []
  const states: SlotState[] = []
  const drawn: RemoteProps[] = []
  let remotes = offered
  let askForNews = async () => {}
  const goodSlot: SlotLifecycles = {
    bootstrap: async () => undefined,
    async mount(props) {
      drawn.push(props)
      props.container.textContent = JSON.stringify(props.slot?.props)
    },
    async update(props) {
      drawn.push(props)
      props.container.textContent = JSON.stringify(props.slot?.props)
    },
    unmount: async () => undefined,
  }
  const open = createSlotFiller({
    loader: {
      load: async ({ version }) => {
        const slot = lifecycles(version, goodSlot)
        return {
          bootstrap: async () => undefined,
          mount: async () => undefined,
          unmount: async () => undefined,
          ...(slot === undefined ? {} : { slots: { [name]: slot } }),
        }
      },
    },
    remotes: () => Object.keys(remotes),
    candidatesOf: (remote) => remotes[remote] ?? [],
    hasUnnamed: () => hasUnnamed,
    askForNews: () => askForNews(),
    platformFor: (id) => ({ entry: id, setMeta: () => reports.push('meta') }) as unknown as PlatformServices,
    report: (error, release, doing) =>
      void reports.push(`${release} ${doing}: ${error instanceof Error ? error.message : error}`),
    tell: () => undefined,
    watchdog: { found: () => undefined, enter: () => () => undefined },
    elapsedMs: () => performance.now(),
    arrived: () => 0,
    random: () => 0,
    isHidden: () => false,
    onReturn: () => undefined,
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  const container = document.createElement('div')
  document.body.append(container)
  const request = (props: unknown = { week: '20261202' }) => ({
    name,
    version: 1,
    props,
    container,
    changed: (state: SlotState) => void states.push(state),
  })
  return {
    open,
    request,
    container,
    reports,
    states,
    drawn,
    /** Another registry, which is had when somebody asks. */
    onNews(next: Record<string, PageRelease[]>) {
      askForNews = async () => {
        remotes = next
      }
    },
  }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})
const rendered = (remote: string, version: string) =>
  `<div data-remote="${remote}" data-release="${remote}@${version}" ${renderedAttribute}>row</div>`
const settle = () => jest.advanceTimersByTimeAsync(100)

describe('a slot', () => {
  it('is filled by the remote whose release says that it can, with what is given', async () => {
    const page = aPage()
    page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['filled'])
    expect(page.container.querySelector('[data-release="mfe-account@1.0.0"]')?.textContent).toBe('{"week":"20261202"}')
  })

  it.each([
    { says: 'nobody fills it', offered: {} },
    {
      says: 'it is filled in another version',
      offered: { 'mfe-a': [aRelease('1.0.0', { fills: [{ name, version: 2 }] })] },
    },
  ])('stays empty where $says', async ({ offered }) => {
    const page = aPage({ offered })
    page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['empty'])
  })

  it('asks the registry where the page does not know all releases', async () => {
    const page = aPage({ offered: {}, hasUnnamed: true })
    page.onNews({ 'mfe-account': [aRelease('1.0.0', { fills })] })
    page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['filled'])
  })

  it('[K-185] is taken up where the edge has filled it, by the release that its HTML is of', async () => {
    const page = aPage({ offered: { 'mfe-account': [aRelease('2.0.0', { fills }), aRelease('1.0.0', { fills })] } })
    page.container.innerHTML = rendered('mfe-account', '1.0.0')
    const [element] = page.container.children
    const slot = page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['filled'])
    expect([...page.container.children]).toEqual([element])
    expect(page.drawn[0]?.container).toBe(element)
    slot.close()
    expect(page.container.childElementCount).toBe(0)
  })

  it('[K-185] is filled anew by the same release where its first try to take up the HTML of the edge throws', async () => {
    let tries = 0
    const page = aPage({
      lifecycles: (_, good) => ({
        ...good,
        async mount(props) {
          tries += 1
          if (tries === 1) throw new Error('broken')
          return good.mount(props)
        },
      }),
    })
    page.container.innerHTML = rendered('mfe-account', '1.0.0')
    page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['filled'])
    expect(page.container.textContent).toBe('{"week":"20261202"}')
  })

  it.each([
    { says: 'another remote fills it now', html: () => rendered('mfe-other', '1.0.0') },
    { says: 'nobody has that release any more', html: () => rendered('mfe-account', '0.9.0') },
  ])('[K-185] is filled anew where the edge has filled it and $says', async ({ html }) => {
    const page = aPage()
    page.container.innerHTML = html()
    page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['filled'])
    expect(page.container.textContent).toBe('{"week":"20261202"}')
  })

  it('[K-185] shows nothing of the edge any more when whoever filled it throws', async () => {
    const page = aPage({ lifecycles: () => undefined })
    page.container.innerHTML = rendered('mfe-account', '1.0.0')
    page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['empty'])
    expect(page.container.childElementCount).toBe(0)
  })

  it('goes on to the last good release when the newest throws, and reports the newest', async () => {
    const broken: SlotLifecycles = {
      bootstrap: async () => undefined,
      mount: async () => {
        throw new Error('broken')
      },
      unmount: async () => undefined,
    }
    const page = aPage({
      offered: { 'mfe-account': [aRelease('2.0.0', { fills }), aRelease('1.0.0', { fills })] },
      lifecycles: (version, good) => (version === '2.0.0' ? broken : good),
    })
    page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['filled'])
    expect(page.container.textContent).toBe('{"week":"20261202"}')
    expect(page.reports).toEqual(['mfe-account@2.0.0 mount: broken', 'mfe-account@2.0.0 mount: broken'])
  })

  it('is left empty when whoever fills it hangs, and leaves nothing of it', async () => {
    const hanging: SlotLifecycles = {
      bootstrap: () => new Promise(() => undefined),
      mount: async () => undefined,
      unmount: async () => undefined,
    }
    const page = aPage({ lifecycles: () => hanging })
    page.open(page.request(), [])
    await jest.advanceTimersByTimeAsync(20_000)
    expect(page.states).toContain('empty')
    expect(page.states).not.toContain('filled')
  })

  it('is left empty by a release that declares it and has no lifecycles for it', async () => {
    const page = aPage({ lifecycles: () => undefined })
    page.open(page.request(), [])
    await settle()
    expect(page.states).toEqual(['empty'])
    expect(page.reports[0]).toContain('has no lifecycles for it')
  })

  it('hands over other properties without filling it anew', async () => {
    const page = aPage()
    const slot = page.open(page.request(), [])
    slot.update({ week: '20261203' })
    await settle()
    slot.update({ week: '20261204' })
    await settle()
    expect(page.drawn.map(({ slot: of }) => of?.props)).toEqual([{ week: '20261203' }, { week: '20261204' }])
    expect(page.container.textContent).toBe('{"week":"20261204"}')
  })

  it('that stands twice in a page has mounts of different names', async () => {
    const page = aPage()
    page.open(page.request(), [])
    page.open(page.request(), [])
    await settle()
    expect(new Set(page.drawn.map((props) => props.name)).size).toBe(2)
  })

  it('that is closed shows nothing any more, however late its filler comes', async () => {
    const page = aPage()
    page.open(page.request(), []).close()
    await settle()
    expect([page.states, page.container.childElementCount]).toEqual([[], 0])
  })

  it.each([
    { says: 'inside itself', within: [name] },
    { says: 'three deep', within: ['a/one', 'b/two'] },
  ])('is refused $says', async ({ within }) => {
    const page = aPage()
    page.open(page.request(), within)
    await settle()
    expect(page.states).toEqual(['empty'])
    expect(page.reports[0]).toContain(`the slot ${name} is opened in ${within.join(' in ')}`)
  })

  it('does not name the page, and opens slots of its own one deeper', async () => {
    const page = aPage()
    page.open(page.request(), [])
    await settle()
    const [props] = page.drawn
    props?.platform.setMeta({ title: 'mine' })
    const states: SlotState[] = []
    props?.platform.slots.open({ ...page.request(), changed: (state) => void states.push(state) })
    await settle()
    expect(states).toEqual(['empty'])
    expect(page.reports).toEqual([`shell open a slot: the slot ${name} is opened in ${name}`])
  })
})
