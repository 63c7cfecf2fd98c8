import { describe, expect, it } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import { createSingletonWatch } from './singleton-watch.ts'
import { ownScope, sharedScope, twoVersions } from './testing/recorded-scopes.ts'

const assets = 'https://assets.shop.test'
const releaseOf = (version: string) =>
  ({ version, container: 'mfe_favourites', base: `${assets}/mfe-favourites/${version}/` }) as PageRelease

function aWatch(instances = sharedScope) {
  const reports: [string, string][] = []
  let held = instances
  const watch = createSingletonWatch({
    platformSets: [{ entry: `${assets}/shell/1/platform-react-20.abc.js` }],
    instances: () => held,
    report: (error, origin) => void reports.push([`${error.name}: ${error.message}`, origin]),
  })
  const loader = (result: () => Promise<never>) => watch.watched({ load: result })
  return {
    watch,
    reports,
    /** A load that leaves these instances behind. */
    load: (version: string, after = held) =>
      loader(async () => {
        held = after
        return undefined as never
      }).load(releaseOf(version), { again: false }),
    failToLoad: (version: string, after = held) =>
      loader(async () => {
        held = after
        throw new Error('broken')
      }).load(releaseOf(version), { again: false }),
  }
}

const styled = 'a second copy of @emotion/styled (11.999.0) is loaded, by'

describe('the singletons of the page', () => {
  it('are in order while every remote takes the shell’s', async () => {
    const { watch, reports, load } = aWatch()
    await load('1.0.0')
    watch.look()
    expect(reports).toEqual([])
  })

  it.each([
    { says: 'in the common scope', after: twoVersions },
    { says: 'in a scope of its own', after: ownScope },
  ])('a second copy $says is told once, with the release that brought it', async ({ after }) => {
    const { watch, reports, load } = aWatch()
    await load('1.0.0')
    await load('2.0.0', after)
    watch.look()
    await load('2.0.0')
    expect(reports).toEqual([[`SecondCopyError: ${styled} mfe-favourites@2.0.0`, 'mfe-favourites@2.0.0']])
  })

  it('a release that fails after it has loaded a copy is told of too', async () => {
    const { reports, failToLoad } = aWatch()
    await expect(failToLoad('2.0.0', twoVersions)).rejects.toThrow('broken')
    expect(reports).toEqual([[`SecondCopyError: ${styled} mfe-favourites@2.0.0`, 'mfe-favourites@2.0.0']])
  })

  it('are listed with who provides them; common parts and what nobody has loaded are not', () => {
    const { watch } = aWatch(twoVersions)
    expect(watch.providers()).toEqual([
      { name: 'react', version: '19.3.1', from: 'shell' },
      { name: '@emotion/styled', version: '11.14.1', from: 'shell' },
      { name: '@emotion/styled', version: '11.999.0', from: 'mfe_favourites' },
    ])
  })

  it('a page without federation has none', () => {
    expect(aWatch([]).watch.providers()).toEqual([])
  })
})

describe('copies outside of every scope', () => {
  it('of react-dom are told with the release whose file they stand in', async () => {
    const { watch, reports, load } = aWatch()
    await load('1.0.0')
    await load('2.0.0')
    const stack = `Error: from here\n at inject (${assets}/shell/1/main.js:1:2)\n at r (${releaseOf('1.0.0').base}remote.js:1:2)`
    watch.reactCopy(stack)
    watch.reactCopy(stack)
    expect(reports).toEqual([
      ['SecondCopyError: a second copy of react-dom is loaded, by mfe-favourites@1.0.0', 'mfe-favourites@1.0.0'],
    ])
  })

  it('of react-dom are told where nobody is found guilty', () => {
    const { watch, reports } = aWatch()
    watch.reactCopy('')
    expect(reports).toEqual([
      ['SecondCopyError: a second copy of react-dom is loaded, by somebody unknown', 'somebody unknown'],
    ])
  })

  it('of react-dom are in order where they are those of a platform set of the shell', () => {
    const { watch, reports } = aWatch()
    watch.reactCopy(`Error: from here\n at inject (${assets}/shell/1/platform-react-20-412.def.js:1:2)`)
    expect(reports).toEqual([])
  })

  it('of an entry point that stands once are told when they were refused', () => {
    const { watch, reports } = aWatch()
    const refused = Object.assign(new Error('two copies of bus are loaded'), { name: 'SecondCopyError' })
    watch.seeFailure(refused, 'mfe-account@1.0.0')
    watch.seeFailure(refused, 'mfe-account@1.0.0')
    watch.seeFailure(new Error('something else'), 'mfe-account@1.0.0')
    watch.seeFailure('no error', 'mfe-account@1.0.0')
    expect(reports).toEqual([
      ['SecondCopyError: two copies of bus are loaded, by mfe-account@1.0.0', 'mfe-account@1.0.0'],
    ])
  })
})
