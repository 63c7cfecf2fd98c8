import { aRoute } from '@shop/release-store/testing'
import type { FirstView, FirstViewRequest, PageData } from '@shop/shared/contract'

const base = 'http://localhost:3000'
const services = [
  ...['delivery', 'csrf', 'search', 'recommend', 'memberPoint', 'legacyPoint', 'stage', 'mail', 'memberId'],
  ...['memberBase', 'banner', 'shop'],
]

const page = {
  version: '1.0.0',
  environment: 'production',
  serverTime: 0,
  services: Object.fromEntries(services.map((name) => [name, base])) as PageData['services'],
  identity: {
    issuer: base,
    clientId: 'shop',
    authorizationEndpoint: base,
    tokenEndpoint: base,
    revocationEndpoint: base,
    endSessionEndpoint: base,
    jwksEndpoint: base,
  },
  assetsOrigin: base,
  links: {},
  phones: {},
  recommendSpecs: {},
  limitedTypes: {},
  switches: { trialCampaign: false, visitSupport: false },
  marketingSources: [],
  platformPanel: false,
  reports: base,
} satisfies FirstViewRequest['page']

export const aRequest = (over: Partial<FirstViewRequest> = {}): FirstViewRequest => ({
  path: '/category',
  search: '',
  route: { owner: 'mfe-catalogue', declaration: aRoute('/category') },
  hasScreen: true,
  paths: ['/category'],
  kind: { who: 'visitor', device: 'phone' },
  now: 0,
  answers: [],
  page,
  ...over,
})

export const aView = (over: Partial<FirstView> = {}): FirstView => ({
  html: '<p>milk</p>',
  styles: '.a{color:red}',
  styleNames: ['a'],
  queries: [],
  head: {},
  ...over,
})

/** The text of a server entry whose `render` has this body; `view(html)` makes a view. */
export const anEntry = (body: string): string =>
  `const view = (html) => ({ ...${JSON.stringify(aView())}, html })
  module.exports = { async render(request) { ${body} } }`
