import path from 'node:path'
import { isBucket } from '@shop/release-store'
import type { PageData } from '@shop/shared/contract'
import * as v from 'valibot'
import { type IdentitySettings, identityOf } from './identity-settings.ts'
import { isLocalOrigin } from './local-origin.ts'
import type { LogSettings } from './observability/log.ts'
import type { MetricsSettings } from './observability/metrics.ts'
import type { TraceSettings } from './observability/traces.ts'
import type { ApiSettings } from './service-addresses.ts'
import { settingsSchema } from './settings.ts'
import { readShopFacts, type ShopFacts } from './shop-facts.ts'
import { wrongSettings } from './wrong-settings.ts'

type Settings = v.InferOutput<typeof settingsSchema>

export type Origins = { shop: string; assets: string; services: string; identity: string; partners: string }
export type Ports = Record<keyof Origins, number>

/** When releases are judged, how much worse they may be, and what becomes of those that are. */
export type WatchSettings = {
  does: 'take-back' | 'tell' | 'off'
  seconds: number
  minVisits: number
  marginPercent: number
  minReporters: number
  webhook: string | undefined
}

/** Who the shop is to the payment company; the password is made on this machine unless it is given. [SGN-049] */
export type PaymentSettings = {
  shopCode: string
  storageCompanyCode: string
  systemPassword: string | undefined
  tokenKey: string
}
/** How partners are told of a member, and where the household magazine is. [API-076] */
export type PartnerSettings = { jCode: string; magazineUrl: string }
/** Where mails are given to, and whom they come from. */
export type MailSettings = { smtpUrl: string | undefined; from: { name: string; address: string } }

/** One member at home and another who lies are not enough; others may show what stands in a bucket. */
const defaultMinReporters = 3

/** Where the services stand below the shop's own origin. */
export const apiPath = '/_api'

export type Config = {
  ports: Ports
  origins: Origins
  identity: IdentitySettings
  api: ApiSettings
  listenHost: string
  dataFolder: string
  databaseUrl: string | undefined
  /** `transaction`: behind a pooler that gives each transaction another connection of the server. */
  databasePooling: 'session' | 'transaction'
  clock: string | undefined
  /** The end of a maintenance, while there is one. [ERR-003] */
  outOfServiceUntil: Date | undefined
  environment: 'production' | 'staging' | 'preconfirm' | 'development' | 'test'
  /** An absolute folder, or `s3://bucket/prefix`. */
  releaseStore: string
  /** An absolute folder, or `s3://bucket/prefix`: source maps of released scripts, which nobody is served. */
  sourceMaps: string
  /** An absolute folder, or `s3://bucket/prefix`. */
  objectStorage: string
  channel: string
  overrideOrigins: readonly string[]
  /** Remote → origins of its own that the operator allows. */
  remoteOrigins: Readonly<Record<string, readonly string[]>>
  /** A file of keys: the edge shows releases that one of them has signed, and no others. */
  releaseKeys: string | undefined
  /** Where first views are rendered: at the edge with the server entries of the releases, or in browsers alone. */
  firstView: 'edge' | 'browser'
  operatorSecret: string | undefined
  watch: WatchSettings
  seed: number
  /** Test logins, whose password everybody knows, may be in the database. */
  hasTestAccounts: boolean
  /** Parts of the application for delivery that are on. [K-15, SGN-042] */
  switches: { trialCampaign: boolean; visitSupport: boolean }
  payment: PaymentSettings
  partner: PartnerSettings
  facts: ShopFacts
  /** Where conversions and changes of the cart are reported to marketing; nowhere unless it is set. */
  tracking: PageData['tracking']
  mail: MailSettings
  accessTokenSeconds: number
  proxyHops: number
  drainSeconds: number
  log: LogSettings
  metrics: MetricsSettings
  slowQueryMs: number
  traces: TraceSettings
}

/** `DATA_DIR=` in a file of settings is meant as none: the working folder is not where data goes. */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** Reads the environment once, at the start. A wrong value stops everything with a clear word. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const result = v.safeParse(settingsSchema, withoutEmpty(environment))
  if (!result.success) {
    throw wrongSettings(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`))
  }
  const settings = result.output
  const ports: Ports = {
    shop: settings.SHOP_PORT,
    assets: settings.ASSETS_PORT,
    services: settings.SERVICES_PORT,
    identity: settings.IDENTITY_PORT,
    partners: settings.PARTNERS_PORT,
  }
  const here = (name: keyof Ports) => `http://${settings.SHOP_HOST}:${ports[name]}`
  const origins: Origins = {
    shop: settings.SHOP_ORIGIN ?? here('shop'),
    assets: settings.ASSETS_ORIGIN ?? here('assets'),
    services: settings.SERVICES_ORIGIN ?? here('services'),
    identity: settings.IDENTITY_ORIGIN ?? here('identity'),
    partners: settings.PARTNERS_ORIGIN ?? here('partners'),
  }
  const isLocal = Object.values(origins).every(isLocalOrigin)
  const releaseStore = toLocation(settings.RELEASE_STORE ?? path.join(settings.DATA_DIR, 'releases'))
  return {
    ports,
    origins,
    identity: identityOf(settings, origins),
    api: {
      base: settings.API_ORIGIN === 'shop' ? `${origins.shop}${apiPath}` : origins.services,
      upstream: settings.SERVICES_UPSTREAM ?? here('services'),
      isThroughShop: settings.API_ORIGIN === 'shop',
      addresses: settings.SERVICE_ADDRESSES,
    },
    listenHost: settings.LISTEN_HOST,
    dataFolder: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePooling: settings.DATABASE_POOLING,
    clock: settings.SHOP_CLOCK,
    outOfServiceUntil: settings.OUT_OF_SERVICE_UNTIL,
    environment: settings.SHOP_ENVIRONMENT,
    releaseStore,
    sourceMaps: sourceMapsBeside(releaseStore, settings.SOURCE_MAPS),
    objectStorage: toLocation(settings.OBJECT_STORAGE ?? path.join(settings.DATA_DIR, 'objects')),
    channel: settings.RELEASE_CHANNEL,
    overrideOrigins: settings.OVERRIDE_ORIGINS,
    remoteOrigins: settings.REMOTE_ORIGINS,
    releaseKeys: settings.RELEASE_KEYS,
    firstView: settings.FIRST_VIEW,
    operatorSecret: settings.OPERATOR_SECRET,
    watch: {
      does: settings.RELEASE_WATCH,
      seconds: settings.RELEASE_WATCH_SECONDS,
      minVisits: settings.RELEASE_MIN_VISITS,
      marginPercent: settings.RELEASE_MARGIN_PERCENT,
      minReporters: settings.RELEASE_MIN_REPORTERS ?? (isLocal && !isBucket(releaseStore) ? 1 : defaultMinReporters),
      webhook: settings.RELEASE_WEBHOOK,
    },
    seed: settings.SEED,
    hasTestAccounts: settings.TEST_ACCOUNTS === 'yes' || isLocal,
    switches: {
      trialCampaign: settings.TRIAL_CAMPAIGN === 'on',
      visitSupport: settings.VISIT_SUPPORT === 'on',
    },
    payment: {
      shopCode: settings.PAYMENT_SHOP_CODE,
      storageCompanyCode: settings.PAYMENT_COMPANY_CODE,
      systemPassword: settings.PAYMENT_SYSTEM_PASSWORD,
      tokenKey: settings.PAYMENT_TOKEN_KEY,
    },
    partner: {
      jCode: settings.PARTNER_J_CODE,
      magazineUrl: settings.MAGAZINE_URL ?? `${origins.partners}/magazine/sso`,
    },
    facts: readShopFacts(settings.SHOP_FACTS, origins.partners),
    tracking: trackingOf(settings),
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
    proxyHops: settings.PROXY_HOPS,
    drainSeconds: settings.DRAIN_SECONDS,
    log: { level: settings.LOG_LEVEL, format: settings.LOG_FORMAT },
    metrics: { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    slowQueryMs: settings.SLOW_QUERY_MS,
    traces: { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, service: settings.OTEL_SERVICE_NAME },
  }
}

function trackingOf({ CONVERSION_PIXEL, CONVERSION_CAMPAIGNS, CART_FUNCTIONS }: Settings): PageData['tracking'] {
  const hasConversion = CONVERSION_PIXEL !== undefined && Object.keys(CONVERSION_CAMPAIGNS).length > 0
  if (!hasConversion && CART_FUNCTIONS === undefined) return undefined
  const [added = '', removed = ''] = CART_FUNCTIONS?.split(',') ?? []
  return {
    ...(hasConversion ? { conversion: { pixel: CONVERSION_PIXEL, campaigns: CONVERSION_CAMPAIGNS } } : {}),
    ...(CART_FUNCTIONS === undefined ? {} : { cart: { added, removed } }),
  }
}

const toLocation = (setting: string): string => (setting.startsWith('s3://') ? setting : path.resolve(setting))

function sourceMapsBeside(releaseStore: string, setting: string | undefined): string {
  const store = releaseStore.replace(/\/+$/, '')
  const location = toLocation(setting ?? `${store}-maps`)
  // A CDN may stand on the whole of the release store.
  if (`${location}/`.startsWith(`${store}/`))
    throw wrongSettings(['SOURCE_MAPS: must not be in RELEASE_STORE, of which everybody may read the files'])
  return location
}
