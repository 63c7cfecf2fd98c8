import path from 'node:path'
import * as v from 'valibot'
import { isLocalOrigin } from './local-origin.ts'

const port = (standard: number) =>
  v.pipe(
    v.optional(v.string(), String(standard)),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65_535),
  )

const isOrigin = (address: string) => URL.canParse(address) && new URL(address).origin === address

/** Where a browser reaches it, when that is not the port on this host: behind TLS, a CDN or a proxy. */
const origin = v.optional(
  v.pipe(
    v.string(),
    v.url('must be an origin, for example https://assets.example'),
    v.check(isOrigin, 'must be an origin: no path and no slash at the end'),
  ),
)

const minSecretCharacters = 32

/** Whole numbers as the environment writes them, from `least` to `most`. */
const wholeNumber = (standard: number, least: number, most: number) =>
  v.pipe(
    v.optional(v.string(), String(standard)),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

const environmentSchema = v.object({
  SHOP_PORT: port(3000),
  ASSETS_PORT: port(3100),
  SERVICES_PORT: port(3200),
  IDENTITY_PORT: port(3300),
  PARTNERS_PORT: port(3400),
  SHOP_ORIGIN: origin,
  ASSETS_ORIGIN: origin,
  SERVICES_ORIGIN: origin,
  IDENTITY_ORIGIN: origin,
  PARTNERS_ORIGIN: origin,
  /** Host name in every address; each service is an origin of its own by its port. */
  SHOP_HOST: v.optional(v.string(), 'localhost'),
  /** Address that the servers listen on: this machine alone, or `0.0.0.0` behind a proxy and in a container. */
  LISTEN_HOST: v.optional(v.string(), 'localhost'),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** A PostgreSQL server instead of the embedded database. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.regex(/^(?:postgres|postgresql|memory):/, 'must begin with postgres:// (or memory:// for tests)'),
    ),
  ),
  /** The hour it shall be at the start, with its zone; it runs on from there. */
  SHOP_CLOCK: v.optional(
    v.pipe(v.string(), v.isoTimestamp('must be an ISO time with its zone, for example 2026-11-20T18:00:00+09:00')),
  ),
  /** Maintenance: the services refuse every call until this hour of the shop's clock. */
  OUT_OF_SERVICE_UNTIL: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('must be an ISO time with its zone, for example 2026-11-22T06:00:00+09:00'),
      v.transform((time) => new Date(time)),
    ),
  ),
  SHOP_ENVIRONMENT: v.optional(
    v.picklist(['production', 'staging', 'preconfirm', 'development', 'test']),
    'production',
  ),
  /** Where releases stand: a folder, or a bucket. Below the data folder unless said otherwise. */
  RELEASE_STORE: v.optional(
    v.pipe(v.string(), v.regex(/^(?:s3:\/\/[^/]+|(?!\w+:\/\/).)/, 'must be a folder, or s3://bucket/prefix')),
  ),
  RELEASE_CHANNEL: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+$/)), 'production'),
  /** Life of an access token: at most ten minutes, shorter for tests. */
  ACCESS_TOKEN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(600)),
    '600',
  ),
  /** Proxies in front that may be believed about a caller's address; with too many, a caller chooses his own. */
  PROXY_HOPS: v.optional(v.pipe(v.string(), v.regex(/^\d$/, 'must be 0 to 9'), v.transform(Number)), '0'),
  /** Between the word to end and the end: `/healthz` is 503 already, requests are still answered. */
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be 0 to 99'), v.transform(Number)), '0'),
  /** Origins that a signed link of QA may name for a build that stands outside of the store. */
  OVERRIDE_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
    v.array(v.pipe(v.string(), v.check(isOrigin, 'must be origins with commas between: https://preview.example'))),
  ),
  /** Signs links of QA and opens the reports; without it one is made in the data folder. */
  OPERATOR_SECRET: v.optional(v.pipe(v.string(), v.minLength(minSecretCharacters, 'must have 32 characters or more'))),
  /** How many mounts of a canary are needed before it is judged. */
  CANARY_MIN_MOUNTS: wholeNumber(20, 1, 100_000),
  /** How many points of a hundred it may be worse than everybody's release. */
  CANARY_MARGIN_PERCENT: wholeNumber(5, 0, 100),
  /** How often the services look at canaries; 0: never. */
  CANARY_WATCH_SECONDS: wholeNumber(10, 0, 3600),
  /** Whether a new database gets the test logins, whose password everybody knows. */
  TEST_ACCOUNTS: v.optional(v.picklist(['local', 'yes'], 'must be local or yes'), 'local'),
  SEED: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '2026'),
})

export type Origins = { shop: string; assets: string; services: string; identity: string; partners: string }
export type Ports = Record<keyof Origins, number>

/** When a canary is judged, and how much worse it may be. */
export type CanarySettings = { minMounts: number; marginPercent: number; watchSeconds: number }

export type Config = {
  ports: Ports
  origins: Origins
  listenHost: string
  dataFolder: string
  databaseUrl: string | undefined
  clock: string | undefined
  /** The end of a maintenance, while there is one. [ERR-003, GRD-010] */
  outOfServiceUntil: Date | undefined
  environment: 'production' | 'staging' | 'preconfirm' | 'development' | 'test'
  /** An absolute folder, or `s3://bucket/prefix`. */
  releaseStore: string
  channel: string
  overrideOrigins: readonly string[]
  operatorSecret: string | undefined
  canary: CanarySettings
  seed: number
  /** Test logins, whose password everybody knows, may be in the database. */
  hasTestAccounts: boolean
  accessTokenSeconds: number
  proxyHops: number
  drainSeconds: number
}

/** `DATA_DIR=` in a file of settings is meant as none: the working folder is not where data goes. */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** Reads the environment once, at the start. A wrong value stops everything with a clear word. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const result = v.safeParse(environmentSchema, withoutEmpty(environment))
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`環境変数の設定に誤りがあります / wrong settings in the environment:\n${lines.join('\n')}`)
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
  return {
    ports,
    origins,
    listenHost: settings.LISTEN_HOST,
    dataFolder: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    clock: settings.SHOP_CLOCK,
    outOfServiceUntil: settings.OUT_OF_SERVICE_UNTIL,
    environment: settings.SHOP_ENVIRONMENT,
    releaseStore: storeLocation(settings.RELEASE_STORE, settings.DATA_DIR),
    channel: settings.RELEASE_CHANNEL,
    overrideOrigins: settings.OVERRIDE_ORIGINS,
    operatorSecret: settings.OPERATOR_SECRET,
    canary: {
      minMounts: settings.CANARY_MIN_MOUNTS,
      marginPercent: settings.CANARY_MARGIN_PERCENT,
      watchSeconds: settings.CANARY_WATCH_SECONDS,
    },
    seed: settings.SEED,
    hasTestAccounts: settings.TEST_ACCOUNTS === 'yes' || Object.values(origins).every(isLocalOrigin),
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
    proxyHops: settings.PROXY_HOPS,
    drainSeconds: settings.DRAIN_SECONDS,
  }
}

function storeLocation(setting: string | undefined, dataFolder: string): string {
  if (setting === undefined) return path.resolve(dataFolder, 'releases')
  return setting.startsWith('s3://') ? setting : path.resolve(setting)
}
