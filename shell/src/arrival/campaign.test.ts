import { describe, expect, it } from '@jest/globals'
import { rememberCampaign } from './campaign.ts'
import { aStore } from './testing/a-store.ts'

function visits(...queries: readonly string[]) {
  const local = aStore()
  const session = aStore()
  for (const query of queries) {
    const isOtherTab = query.startsWith('tab ')
    if (isOtherTab || query.startsWith('new ')) session.values.clear()
    rememberCampaign(new URL(query.replace(/^(?:new|tab) /, ''), 'https://shop.test/'), {
      local,
      session,
      page: { marketingSources: ['newsletter'], ...(isOtherTab ? { isSameVisit: true } : {}) },
      randomId: () => 'one',
    })
  }
  return Object.fromEntries(local.values)
}

describe('where a visit came from', () => {
  it.each([
    {
      id: 'GRD-043',
      says: 'a source of marketing automation keeps medium and week',
      queries: ['?utm_source=newsletter&utm_medium=mail&planningWeekNumber=20261201'],
      kept: { utm_source: 'newsletter', utm_medium: 'mail', utm_planningWeek: '20261201' },
    },
    {
      id: 'GRD-043',
      says: 'any other source is a web ad',
      queries: ['?utm_source=banner&utm_medium=cpc&planningWeekNumber=20261201'],
      kept: { utm_source: 'banner', utm_isWebAd: true },
    },
    {
      id: 'GRD-043',
      says: 'the official site sets its flag, with or without a source',
      queries: ['?is_official_site=true'],
      kept: { is_official_site: true },
    },
    {
      id: 'GRD-043',
      says: 'a later source takes the place of an earlier one',
      queries: ['?utm_source=newsletter&utm_medium=mail', '?utm_source=banner'],
      kept: { utm_source: 'banner', utm_isWebAd: true },
    },
    {
      id: 'GRD-043',
      says: 'a page without a source keeps what there is',
      queries: ['?utm_source=newsletter', '/category'],
      kept: { utm_source: 'newsletter' },
    },
    {
      id: 'GRD-044',
      says: 'a new session forgets what an earlier one kept',
      queries: ['?utm_source=newsletter&utm_medium=mail&is_official_site=1', 'new /'],
      kept: {},
    },
    {
      id: 'GRD-044',
      says: 'and keeps what it brings itself',
      queries: ['?utm_source=newsletter&utm_medium=mail', 'new /?utm_source=newsletter'],
      kept: { utm_source: 'newsletter' },
    },
    {
      id: 'GRD-044',
      says: 'another tab of the same visit is no new session',
      queries: ['?utm_source=newsletter&utm_medium=mail&is_official_site=1', 'tab /category'],
      kept: { utm_source: 'newsletter', utm_medium: 'mail', is_official_site: true },
    },
    {
      id: 'GRD-044',
      says: 'a source that another tab brings takes the place of the first',
      queries: ['?utm_source=newsletter&utm_medium=mail', 'tab /?utm_source=banner'],
      kept: { utm_source: 'banner', utm_isWebAd: true },
    },
    {
      id: 'GRD-096',
      says: 'a value of more than 64 characters is dropped',
      queries: [`?utm_source=newsletter&utm_medium=${'a'.repeat(65)}`, `?utm_source=${'a'.repeat(65)}`],
      kept: { utm_source: 'newsletter' },
    },
    {
      id: 'GRD-096',
      says: 'one of 64 is kept, and a source that nobody listed is a web ad',
      queries: [`?utm_source=${'a'.repeat(64)}`],
      kept: { utm_source: 'a'.repeat(64), utm_isWebAd: true },
    },
  ])('[$id] $says', ({ queries, kept }) => {
    expect(visits(...queries)).toEqual(kept)
  })
})
