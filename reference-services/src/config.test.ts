import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'

describe('settings', () => {
  it.each(['production', 'staging', 'preconfirm', 'development', 'test'])(
    '[BIZ-024] has the environment %s',
    (name) => {
      expect(readConfig({ SHOP_ENVIRONMENT: name }).environment).toBe(name)
    },
  )

  it('[BIZ-024] is production unless said otherwise, and knows no sixth', () => {
    expect(readConfig({}).environment).toBe('production')
    expect(() => readConfig({ SHOP_ENVIRONMENT: 'demo' })).toThrow('SHOP_ENVIRONMENT')
  })

  it('[BIZ-024] the application has the version of the documents', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string
    }
    expect(version).toBe('1.5.28')
  })

  it('[API-078] [K-164] tells marketing nothing unless it is set, and a pixel needs a campaign', () => {
    const pixel = 'https://pixel.example/p.gif'
    expect(readConfig({}).tracking).toBeUndefined()
    expect(readConfig({ CONVERSION_PIXEL: pixel }).tracking).toBeUndefined()
    expect(readConfig({ CONVERSION_CAMPAIGNS: 'banner=spring' }).tracking).toBeUndefined()
    const CONVERSION_CAMPAIGNS = 'banner=spring,newsletter=autumn-2026'
    expect(
      readConfig({ CONVERSION_PIXEL: pixel, CONVERSION_CAMPAIGNS, CART_FUNCTIONS: 'cartIn,cartOut' }).tracking,
    ).toEqual({
      conversion: { pixel, campaigns: { banner: 'spring', newsletter: 'autumn-2026' } },
      cart: { added: 'cartIn', removed: 'cartOut' },
    })
  })

  it('[API-075] [K-163] knows the household magazine by its address, else the stand-in', () => {
    expect(readConfig({ PARTNERS_PORT: '4' }).partner).toEqual({
      jCode: 'J01',
      magazineUrl: 'http://localhost:4/magazine/sso',
    })
    const own = { PARTNER_J_CODE: 'J77', MAGAZINE_URL: 'https://magazine.example/sso' }
    expect(readConfig(own).partner).toEqual({ jCode: 'J77', magazineUrl: own.MAGAZINE_URL })
  })

  it('pages call the services under the shop’s own origin, or at theirs', () => {
    const ours = { addresses: {}, isThroughShop: true }
    const here = { base: 'http://localhost:3000/_api', upstream: 'http://localhost:3200' }
    expect(readConfig({}).api).toEqual({ ...ours, ...here })
    const there = { SHOP_ORIGIN: 'https://shop.example', SERVICES_ORIGIN: 'https://services.example' }
    expect(readConfig({ ...there, SERVICES_UPSTREAM: 'http://services.internal:3200' }).api).toEqual({
      ...ours,
      base: 'https://shop.example/_api',
      upstream: 'http://services.internal:3200',
    })
    expect(readConfig({ ...there, API_ORIGIN: 'services' }).api.base).toBe('https://services.example')
  })

  it.each([
    { name: 'SERVICES_PORT', value: 'many', word: '' },
    { name: 'API_ORIGIN', value: 'edge', word: 'shop or services' },
    { name: 'SERVICES_UPSTREAM', value: 'services:3200', word: 'origin' },
    { name: 'SHOP_CLOCK', value: 'tomorrow', word: 'ISO' },
    { name: 'DATABASE_URL', value: 'mysql://localhost/shop', word: 'postgres' },
    { name: 'ACCESS_TOKEN_SECONDS', value: '601', word: '' },
    { name: 'RELEASE_STORE', value: 'https://bucket.example', word: 's3:' },
    { name: 'SOURCE_MAPS', value: '.data/releases/maps', word: 'must not be in RELEASE_STORE' },
    { name: 'OVERRIDE_ORIGINS', value: 'https://a.example,https://b.example/x', word: 'origins' },
    { name: 'REMOTE_ORIGINS', value: 'https://api.example', word: 'mfe-recipes=' },
    { name: 'REMOTE_ORIGINS', value: 'mfe-recipes=https://api.example/v1', word: 'mfe-recipes=' },
    { name: 'OPERATOR_SECRET', value: 'guess', word: '32' },
    { name: 'RELEASE_WATCH', value: 'yes', word: 'take-back, tell or off' },
    { name: 'RELEASE_MARGIN_PERCENT', value: '101', word: '100' },
    { name: 'RELEASE_WEBHOOK', value: 'http://hooks.example/', word: 'https' },
    { name: 'SMTP_URL', value: 'https://mail.example', word: 'smtp:' },
    { name: 'SMTP_URL', value: 'smtp://mail.example?logger=true', word: 'requireTLS' },
    { name: 'PARTNER_J_CODE', value: 'J 1', word: 'letters' },
    { name: 'MAGAZINE_URL', value: 'https://magazine.example/sso?from=todok', word: 'query' },
    { name: 'MAGAZINE_URL', value: 'javascript:alert(1)', word: 'http' },
    { name: 'CONVERSION_PIXEL', value: 'pixel.gif', word: 'address' },
    { name: 'CONVERSION_CAMPAIGNS', value: 'banner', word: 'source=campaign' },
    { name: 'CART_FUNCTIONS', value: 'added', word: 'two names' },
    { name: 'MAIL_FROM', value: 'no-reply@todok.example', word: 'name and an address' },
    { name: 'MAIL_FROM', value: 'トドック\r\nBcc: <x@evil.example>', word: 'name and an address' },
  ])('a wrong one is refused by its name: $name=$value', ({ name, value, word }) => {
    const refusal = new RegExp(`環境変数の設定に誤りがあります[^]*${name}.*${word}`)
    expect(() => readConfig({ [name]: value })).toThrow(refusal)
  })

  it('a remote may have several origins of its own', () => {
    const REMOTE_ORIGINS = 'mfe-a=https://api.example, mfe-b=https://b.example,mfe-a=https://fonts.example'
    expect(readConfig({ REMOTE_ORIGINS }).remoteOrigins).toEqual({
      'mfe-a': ['https://api.example', 'https://fonts.example'],
      'mfe-b': ['https://b.example'],
    })
  })

  it('an empty one counts as not set', () => {
    const names = [
      'DATA_DIR',
      'SHOP_HOST',
      'LISTEN_HOST',
      'RELEASE_STORE',
      'SOURCE_MAPS',
      'OPERATOR_SECRET',
      'SHOP_CLOCK',
      'DATABASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
    ]
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}))
    expect(readConfig({ DATA_DIR: '' }).dataFolder).toBe(path.resolve('.data'))
  })

  it.each([
    { RELEASE_STORE: undefined, sourceMaps: path.resolve('.data/releases-maps') },
    { RELEASE_STORE: '/srv/releases/', sourceMaps: '/srv/releases-maps' },
    { RELEASE_STORE: 's3://bucket/shop/', sourceMaps: 's3://bucket/shop-maps' },
    { RELEASE_STORE: 's3://bucket', SOURCE_MAPS: 's3://maps', sourceMaps: 's3://maps' },
  ])('source maps stand beside the releases: $sourceMaps', ({ sourceMaps, ...environment }) => {
    expect(readConfig(environment).sourceMaps).toBe(sourceMaps)
  })

  it('mails come from a name and an address', () => {
    const { mail } = readConfig({
      MAIL_FROM: 'コープ <coop@mail.example>',
      SMTP_URL: 'smtp://mail.example?requireTLS=true',
    })
    expect(mail.from).toEqual({ name: 'コープ', address: 'coop@mail.example' })
    expect(readConfig({}).mail).toEqual({
      smtpUrl: undefined,
      from: { name: 'トドック', address: 'no-reply@todok.example' },
    })
  })

  it('[GRD-010] the end of a maintenance is an hour with its zone', () => {
    const { outOfServiceUntil } = readConfig({ OUT_OF_SERVICE_UNTIL: '2026-11-22T06:00:00+09:00' })
    expect(outOfServiceUntil).toEqual(new Date('2026-11-21T21:00:00Z'))
    expect(readConfig({}).outOfServiceUntil).toBeUndefined()
    expect(() => readConfig({ OUT_OF_SERVICE_UNTIL: 'tomorrow' })).toThrow('OUT_OF_SERVICE_UNTIL')
  })
})
