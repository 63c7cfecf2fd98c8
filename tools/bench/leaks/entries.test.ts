import { describe, expect, it } from '@jest/globals'
import { aRoute } from '@shop/release-store/testing'
import { entriesOf, placesOf } from './entries.ts'

const routes = {
  detail: aRoute('/points/:week'),
  inApp: aRoute('/mobile/points', { mobileTwin: false }),
  list: aRoute('/slips', { mobileTwin: false }),
  history: aRoute('/points/history', { mobileTwin: true }),
}

describe('entries of the bench', () => {
  it('are both, or the one that is named', () => {
    expect(entriesOf(undefined)).toEqual(['web', 'mobile'])
    expect(entriesOf('mobile')).toEqual(['mobile'])
    expect(() => entriesOf('app')).toThrow('--entry is one of web, mobile, not app')
  })

  it('open an address without parameters, in the app that of a twin', () => {
    const places = placesOf({ name: 'mfe-one', routes }, ['web', 'mobile'])
    expect(places.map(({ place }) => place.path)).toEqual(['/slips', '/mobile/points/history'])
  })

  it('leave a remote out of the app that has no twin; on the web every remote has an address', () => {
    const { list, detail } = routes
    expect(placesOf({ name: 'mfe-one', routes: { list } }, ['mobile'])).toEqual([])
    expect(() => placesOf({ name: 'mfe-one', routes: { detail } }, ['web'])).toThrow('mfe-one')
  })
})
