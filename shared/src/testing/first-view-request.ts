import { type Call, type FirstViewRequest, planningWeeksCall } from '@shop/shared/contract'
import type * as v from 'valibot'
import { anOrdinaryMoment, aRoute, atDeadline } from './builders.ts'
import { testServices } from './test-services.ts'

const identityOrigin = 'https://identity.shop.test'

/** Page data of a shop in tests. */
export const aPage: FirstViewRequest['page'] = {
  version: '1.0.0',
  environment: 'test',
  serverTime: Date.parse(anOrdinaryMoment),
  services: testServices,
  identity: {
    issuer: identityOrigin,
    clientId: 'todok-shop',
    authorizationEndpoint: `${identityOrigin}/auth`,
    tokenEndpoint: `${identityOrigin}/token`,
    revocationEndpoint: `${identityOrigin}/token/revocation`,
    endSessionEndpoint: `${identityOrigin}/session/end`,
    jwksEndpoint: `${identityOrigin}/jwks`,
  },
  assetsOrigin: 'https://assets.shop.test',
  links: {},
  phones: {},
  recommendSpecs: {},
  limitedTypes: { wakeari: 'wakeari', web: 'web', tokka: 'tokka' },
  switches: { trialCampaign: false, visitSupport: false },
  marketingSources: [],
  platformPanel: false,
  reports: 'https://reports.shop.test',
}

/** An answer of the delivery service, as the edge brings it. */
export const aDeliveryAnswer = (path: string, reply: unknown): FirstViewRequest['answers'][number] => ({
  address: `${testServices.delivery}${path}`,
  json: JSON.stringify(reply),
})

/** The reply to a call as an example of a first view names it: `replies: { ...aReply(call, reply), ...aReply(other, reply) }`. */
export const aReply = <C extends Call>({ path }: C, reply: v.InferInput<C['reply']>): Record<string, unknown> => ({
  [path]: reply,
})

/** The two weeks without which no page is rendered. */
export const theWeeksAnswer = aDeliveryAnswer(planningWeeksCall.path, {
  member_latest_planning_weeks: [
    {
      latest_planning_week: '20261201',
      planning_week_start: atDeadline(0, -7),
      planning_week_end: atDeadline(),
      haitatu: '2026-12-01',
    },
    {
      latest_planning_week: '20261202',
      planning_week_start: atDeadline(0, -5),
      planning_week_end: atDeadline(0, 7),
      haitatu: '2026-12-08',
    },
  ],
  old_week_planning_list: [],
})

/** A visitor's page on a phone, for which the edge has brought the weeks. */
export const aFirstViewRequest = (over: Partial<FirstViewRequest> = {}): FirstViewRequest => ({
  path: '/here',
  search: '',
  route: { owner: 'mfe-test', declaration: aRoute('/here', { viewMode: true }) },
  hasScreen: true,
  paths: ['/here'],
  kind: { who: 'visitor', device: 'phone' },
  now: Date.parse(anOrdinaryMoment),
  answers: [theWeeksAnswer],
  page: aPage,
  ...over,
})
