import { describe, expect, it } from '@jest/globals'
import { createShopClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { aDescriptor, testShell } from '../testing/a-release-store.ts'
import { contentSecurityPolicy, originsOfPartners, type PolicyFacts } from './content-security-policy.ts'
import { pageFacts } from './page-facts.ts'

const partners = 'http://localhost:3400'
const facts: PolicyFacts = {
  nonce: 'n',
  origins: {
    shop: 'http://localhost:3000',
    assets: 'http://localhost:3100',
    services: 'http://localhost:3200',
    identity: 'http://localhost:3300',
    partners,
  },
  api: { base: 'http://localhost:3000/_api', isThroughShop: true, addresses: {} },
  identity: pageFacts(readConfig({}), createShopClock(undefined), { shell: testShell, isCanary: false }).identity,
  links: {},
  shell: { trustedTypes: [] } as unknown as PolicyFacts['shell'],
  offers: {},
  magazineOrigin: partners,
  pixelOrigins: [],
  buildOrigins: [],
  remoteOrigins: {},
}

it.each([
  { magazineOrigin: partners, origins: 'http://localhost:3300 http://localhost:3400' },
  {
    magazineOrigin: 'https://magazine.example',
    origins: 'http://localhost:3300 http://localhost:3400 https://magazine.example',
  },
])('[API-075] [K-163] forms may go to the household magazine at $magazineOrigin', ({ magazineOrigin, origins }) => {
  expect(contentSecurityPolicy({ ...facts, magazineOrigin })).toContain(`; form-action 'self' ${origins}; `)
})

it.each([
  { pixelOrigins: [], more: '' },
  { pixelOrigins: ['https://pixel.example'], more: ' https://pixel.example' },
])('[API-078] [K-164] images come from $pixelOrigins beside our own', ({ pixelOrigins, more }) => {
  const policy = contentSecurityPolicy({ ...facts, pixelOrigins })
  expect(policy).toContain(`; img-src 'self' data: http://localhost:3100${more}; `)
})

it.each([
  { says: 'below the shop’s own origin', base: 'http://localhost:3000/_api', services: '' },
  { says: 'at an origin of their own', base: 'http://localhost:3200', services: ' http://localhost:3200' },
])('calls and pictures may go to the services $says', ({ base, services }) => {
  const policy = contentSecurityPolicy({ ...facts, api: { ...facts.api, base } })
  expect(policy).toContain(`; img-src 'self' data:${services} http://localhost:3100; `)
  expect(policy).toContain(`; connect-src 'self' http://localhost:3100${services} http://localhost:3300; `)
})

it('[CHR-058] pages of other companies stand in frames, and are handed a member there', () => {
  const links = {
    webCatalogue: 'https://catalogue.example/viewer',
    catalogueContents: '',
    terms: 'https://coop.example',
  }
  const policy = contentSecurityPolicy({ ...facts, links })
  expect(policy).toContain(`; frame-src ${partners} https://catalogue.example http://localhost:3300; `)
  expect(policy).toContain(`; form-action 'self' http://localhost:3300 ${partners} https://catalogue.example`)
})

it.each([
  { says: 'passed on by the shop', isThroughShop: true, calls: '' },
  { says: 'made by the page', isThroughShop: false, calls: ' https://search.example' },
])('services of somebody else send pictures, and get calls that are $says', ({ isThroughShop, calls }) => {
  const api = { ...facts.api, isThroughShop, addresses: { search: 'https://search.example/v2' } }
  const policy = contentSecurityPolicy({ ...facts, api })
  expect(policy).toContain("; img-src 'self' data: https://search.example http://localhost:3100; ")
  expect(policy).toContain(`; connect-src 'self' http://localhost:3100${calls} http://localhost:3300; `)
})

it('[API-075] [API-078] the policy follows the settings', () => {
  expect(originsOfPartners(readConfig({}))).toEqual({ magazineOrigin: partners, pixelOrigins: [] })
  const set = {
    MAGAZINE_URL: 'https://magazine.example/sso',
    CONVERSION_PIXEL: 'https://pixel.example/p.gif',
    CONVERSION_CAMPAIGNS: 'banner=spring',
  }
  expect(originsOfPartners(readConfig(set))).toEqual({
    magazineOrigin: 'https://magazine.example',
    pixelOrigins: ['https://pixel.example'],
  })
})

it('follows the endpoints of another provider, each at an origin of its own', () => {
  const identity = {
    ...facts.identity,
    authorizationEndpoint: 'https://login.example/authorize',
    endSessionEndpoint: 'https://logout.example/end',
    tokenEndpoint: 'https://tokens.example/token',
    revocationEndpoint: 'https://tokens.example/revoke',
    jwksEndpoint: 'https://keys.example/jwks',
  }
  const policy = contentSecurityPolicy({ ...facts, identity })
  expect(policy).toContain("; connect-src 'self' http://localhost:3100 https://tokens.example https://keys.example; ")
  expect(policy).toContain(
    "; form-action 'self' http://localhost:3300 https://login.example https://logout.example http://localhost:3400; ",
  )
})

describe('origins of a remote outside of the repository', () => {
  const origins = {
    connect: ['https://api.recipes.example'],
    font: ['https://fonts.example'],
    img: ['https://img.example'],
  }
  const offers = {
    'mfe-recipes': [
      { descriptor: aDescriptor({ name: 'mfe-recipes', origins, trustedTypes: [] }), base: 'http://localhost:3100/r/' },
    ],
  }
  const policyWith = (remoteOrigins: PolicyFacts['remoteOrigins']) =>
    contentSecurityPolicy({ ...facts, offers, remoteOrigins })

  it('are in the policy where it declares them and the operator allows them', () => {
    const policy = policyWith({ 'mfe-recipes': Object.values(origins).flat() })
    expect(policy).toMatch(/; connect-src [^;]* https:\/\/api\.recipes\.example;/)
    expect(policy).toContain("; font-src 'self' http://localhost:3100 https://fonts.example;")
    expect(policy).toMatch(/; img-src [^;]* https:\/\/img\.example;/)
    expect(policy).not.toMatch(/script-src [^;]*recipes/)
  })

  it.each([{}, { 'mfe-other': Object.values(origins).flat() }])('are not in it otherwise: %j', (allowed) => {
    expect(policyWith(allowed)).toBe(contentSecurityPolicy({ ...facts, offers: {} }))
  })
})
