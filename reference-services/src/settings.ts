import * as v from 'valibot'
import { isPrivateAddress } from './local-origin.ts'
import { logFormats, logLevels } from './observability/log.ts'
import { isServiceAddress, namesEachOnce, toServiceAddresses } from './service-addresses.ts'
import { isBareAddress, isOrigin, origin, port, wholeNumber, wholeNumberWithin } from './setting-kinds.ts'

/** `mfe-recipes=https://api.example` */
function isOriginOfRemote(pair: string): boolean {
  const [, remote = '', address = ''] = /^([^=]+)=(.+)$/.exec(pair) ?? []
  return /^[a-z][a-z0-9-]*$/.test(remote) && isOrigin(address) && /^https?:/.test(address)
}

const minSecretCharacters = 32

/** Others would switch on a log of all that is sent, or switch off the check of the certificate. */
const hasNoOtherParameter = (address: string): boolean =>
  !URL.canParse(address) || ['', '?requireTLS=true'].includes(new URL(address).search)

/** Of another company; what it is told stands behind it, or in a form. */
const bareAddress = v.optional(
  v.pipe(
    v.string(),
    v.url('must be an address, for example https://magazine.example/sso'),
    v.check((address) => isBareAddress(address), 'must be an http address without query and part'),
  ),
)

/** The values of a list with commas between. */
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A list of values of which each is checked; none is an empty one. */
const listEach = (isRight: (value: string) => boolean, words: string) =>
  v.pipe(v.optional(v.string(), ''), v.transform(listOf), v.array(v.pipe(v.string(), v.check(isRight, words))))

const claimForm = /^(subject|email)=[^\s=,]+$/

/** `subject=oid,email=preferred_username` */
function isClaimMap(text: string): boolean {
  const claims = listOf(text)
  const names = claims.map((claim) => claim.split('=')[0])
  return (
    claims.every((claim) => claimForm.test(claim)) && names.includes('subject') && new Set(names).size === names.length
  )
}

const mailboxForm = /^([^<>\p{Cc}]*)<([^\s<>@]+@[^\s<>@]+)>$/u

const folderOrBucket = v.optional(
  v.pipe(v.string(), v.regex(/^(?:s3:\/\/[^/]+|(?!\w+:\/\/).)/, 'must be a folder, or s3://bucket/prefix')),
)

/** Every setting by its name in the environment, with its standard value. */
export const settingsSchema = v.object({
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
  /** Under which origin pages call the services: the shop's, whose edge passes the calls on, or the services' own. */
  API_ORIGIN: v.optional(v.picklist(['shop', 'services'], 'must be shop or services'), 'shop'),
  /** Where the edge reaches the services. */
  SERVICES_UPSTREAM: origin,
  /** Services that stand elsewhere, `search=https://search.example/v2`, with commas between. */
  SERVICE_ADDRESSES: v.pipe(
    listEach(
      isServiceAddress,
      'must be services with an https address each, with commas between: search=https://search.example/v2',
    ),
    v.check((pairs) => namesEachOnce(pairs), 'must name each service once'),
    v.transform((pairs) => toServiceAddresses(pairs)),
  ),
  /** Host name in every address; each service is an origin of its own by its port. */
  SHOP_HOST: v.optional(v.string(), 'localhost'),
  /** Address that the servers listen on: this machine alone, or `0.0.0.0` behind a proxy and in a container. */
  LISTEN_HOST: v.optional(v.string(), 'localhost'),
  /** Where first views are rendered. */
  FIRST_VIEW: v.optional(v.picklist(['edge', 'browser'], 'must be edge or browser'), 'edge'),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** A PostgreSQL server instead of the embedded database. */
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^(?:postgres|postgresql):/, 'must begin with postgres://')),
  ),
  /** Whose connections those of `DATABASE_URL` are: the server's, or a pooler's that lends one for each transaction. */
  DATABASE_POOLING: v.optional(v.picklist(['session', 'transaction'], 'must be session or transaction'), 'session'),
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
  RELEASE_STORE: folderOrBucket,
  /** Where source maps of released scripts stand, likewise: nowhere that is given out. */
  SOURCE_MAPS: folderOrBucket,
  /** Where objects of the storage stand, likewise. [API-079] */
  OBJECT_STORAGE: folderOrBucket,
  RELEASE_CHANNEL: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+$/)), 'production'),
  /** A provider of the co-op's own, by its issuer: the login of the shop instead of the identity server's. */
  IDENTITY_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.url('must be the address of an issuer, for example https://login.example/realms/coop'),
      v.check((address) => isBareAddress(address), 'must be an http address without query and part'),
      v.check((address) => isPrivateAddress(address), 'must begin with https:'),
    ),
  ),
  /** Who the shop is there: a public client, with authorization code and PKCE. */
  IDENTITY_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be one word'))),
  IDENTITY_SCOPES: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text.split(' ').includes('openid'), 'must be scopes with spaces between, among them openid'),
    ),
  ),
  /** `aud` of the access tokens that the services take. */
  IDENTITY_AUDIENCE: v.optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must be one word'))),
  /** The parameter of a login that asks for this audience. */
  IDENTITY_AUDIENCE_PARAMETER: v.optional(
    v.picklist(['resource', 'audience', 'none'], 'must be resource, audience or none'),
  ),
  /** The claims that name the login, in both tokens, and its e-mail address. */
  IDENTITY_CLAIMS: v.optional(
    v.pipe(
      v.string(),
      v.check(isClaimMap, 'must name subject, and may name email: subject=sub,email=email'),
      v.transform(
        (text) => Object.fromEntries(listOf(text).map((claim) => claim.split('='))) as Record<string, string>,
      ),
    ),
  ),
  IDENTITY_ALGORITHMS: v.optional(
    v.pipe(
      v.string(),
      v.transform(listOf),
      v.minLength(1, 'must not be empty'),
      v.array(v.picklist(['RS256', 'ES256', 'PS256'], 'must be of RS256, ES256, PS256, with commas between')),
    ),
  ),
  /** `typ` of an access token; `any`: the provider has none of its own for them. */
  IDENTITY_TOKEN_TYPE: v.optional(v.picklist(['at+jwt', 'JWT', 'any'], 'must be at+jwt, JWT or any')),
  /** How a logout ends the provider's session: as its discovery document says, as Auth0 has it, or not at all. */
  IDENTITY_LOGOUT: v.optional(v.picklist(['discovery', 'auth0', 'none'], 'must be discovery, auth0 or none')),
  /** So much may the clocks of provider and services differ. */
  IDENTITY_CLOCK_SLACK_SECONDS: v.optional(wholeNumberWithin(0, 300)),
  /** Life of an access token: at most ten minutes, shorter for tests. */
  ACCESS_TOKEN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(600)),
    '600',
  ),
  /** Proxies in front that may be believed about a caller's address; with too many, a caller chooses his own. */
  PROXY_HOPS: v.optional(v.pipe(v.string(), v.regex(/^\d$/, 'must be 0 to 9'), v.transform(Number)), '0'),
  /** Between the word to end and the end: `/readyz` is 503 already, requests are still answered. */
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be 0 to 99'), v.transform(Number)), '0'),
  /** From which level on records are written. */
  LOG_LEVEL: v.optional(v.picklist(logLevels, 'must be debug, info, warn or error'), 'info'),
  /** Lines of JSON for programs, or of text for a person. */
  LOG_FORMAT: v.optional(v.picklist(logFormats, 'must be json or text'), 'json'),
  /** Where the metrics of this process are read; 0: nowhere. */
  METRICS_PORT: port(9464),
  METRICS_HOST: v.optional(v.string(), 'localhost'),
  /** A statement that takes longer is logged; 0: none is. */
  SLOW_QUERY_MS: wholeNumber(500, 0, 600_000),
  /** Where traces are sent, by OTLP over HTTP; the standard variables of OpenTelemetry say which. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url('must be an address, for example http://localhost:4318')),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'shop'),
  /** Origins that a signed link of QA may name for a build that stands outside of the store. */
  OVERRIDE_ORIGINS: listEach(isOrigin, 'must be origins with commas between: https://preview.example'),
  /** A file with the public keys that sign releases: the edge shows no others then. */
  RELEASE_KEYS: v.optional(v.string()),
  /** Origins of their own that remotes may have, `mfe-recipes=https://api.example`, with commas between. */
  REMOTE_ORIGINS: v.pipe(
    listEach(
      isOriginOfRemote,
      'must be remotes with an origin each, with commas between: mfe-recipes=https://api.example',
    ),
    v.transform((list) => {
      const byRemote: Record<string, string[]> = {}
      for (const pair of list) {
        const [remote = '', address = ''] = pair.split('=')
        byRemote[remote] = [...(byRemote[remote] ?? []), address]
      }
      return byRemote
    }),
  ),
  /** Signs links of QA and opens the reports; without it one is made in the data folder. */
  OPERATOR_SECRET: v.optional(v.pipe(v.string(), v.minLength(minSecretCharacters, 'must have 32 characters or more'))),
  /** A release that does worse than the last good one is taken back; `tell` says so and leaves it. */
  RELEASE_WATCH: v.optional(v.picklist(['take-back', 'tell', 'off'], 'must be take-back, tell or off'), 'take-back'),
  /** How often the services look at the releases. */
  RELEASE_WATCH_SECONDS: wholeNumber(10, 1, 3600),
  /** How many visits of a release are needed before it is judged. */
  RELEASE_MIN_VISITS: wholeNumber(20, 1, 100_000),
  /** How many points of a hundred it may be worse than the last good one was. */
  RELEASE_MARGIN_PERCENT: wholeNumber(5, 0, 100),
  /** From how many addresses its failures have to come; one is enough where all visits come from this machine. */
  RELEASE_MIN_REPORTERS: v.optional(wholeNumberWithin(1, 1000)),
  /** Is told of releases that do worse, by POST. */
  RELEASE_WEBHOOK: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address, for example https://hooks.example/releases'),
      v.check((address) => isPrivateAddress(address), 'must begin with https:'),
    ),
  ),
  /** Whether a new database gets the test logins, whose password everybody knows. */
  TEST_ACCOUNTS: v.optional(v.picklist(['local', 'yes'], 'must be local or yes'), 'local'),
  /** Whether the application for delivery asks about the trial campaign. [K-15] */
  TRIAL_CAMPAIGN: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** Whether a visit of staff may be chosen to set up the payment. [SGN-042] */
  VISIT_SUPPORT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** `j_code` of the hand-overs to the partner's shop and the household magazine. [API-076] */
  PARTNER_J_CODE: v.optional(v.pipe(v.string(), v.regex(/^\w{1,20}$/, 'must be letters and digits')), 'J01'),
  /** A file with phone numbers, links and places of recommendations; what it does not name is a stand-in. */
  SHOP_FACTS: v.optional(v.string()),
  /** Where the household magazine takes a member over; none: the stand-in at the partners' origin. */
  MAGAZINE_URL: bareAddress,
  /** An image of an advertiser that a visit of a campaign asks for when it orders; none: no such image. */
  CONVERSION_PIXEL: bareAddress,
  /** Which visits those are, by `utm_source`, and the campaign's name. */
  CONVERSION_CAMPAIGNS: v.pipe(
    v.optional(v.string(), ''),
    v.regex(
      /^(?:[\w-]{1,64}=[\w-]{1,64}(?:,[\w-]{1,64}=[\w-]{1,64})*)?$/,
      'must be source=campaign with commas between',
    ),
    v.transform((list) => Object.fromEntries(list.split(',').flatMap((one) => (one === '' ? [] : [one.split('=')])))),
  ),
  /** Two functions of the page that are told of the order: what came to it, what went. */
  CART_FUNCTIONS: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*,[A-Za-z_$][\w$]*$/, 'must be two names of functions: added,removed')),
  ),
  /** Who the shop is to the payment company. [SGN-049] */
  PAYMENT_SHOP_CODE: v.optional(v.string(), '7001'),
  PAYMENT_COMPANY_CODE: v.optional(v.string(), '0013'),
  PAYMENT_TOKEN_KEY: v.optional(v.string(), 'todok-token'),
  /** Seals what the two send each other; without it one is made from the operator's secret. */
  PAYMENT_SYSTEM_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(minSecretCharacters, 'must have 32 characters or more')),
  ),
  /** Takes the mails that go out; none: they stay in the database. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/[^/?#]/, 'must begin with smtp:// or smtps://'),
      v.url('must be an address, for example smtps://name:password@mail.example:465'),
      v.check(hasNoOtherParameter, 'may have no parameter but ?requireTLS=true'),
    ),
  ),
  /** Whom mails come from. */
  MAIL_FROM: v.pipe(
    v.optional(v.string(), 'トドック <no-reply@todok.example>'),
    v.regex(mailboxForm, 'must be a name and an address: トドック <no-reply@todok.example>'),
    v.transform((mailbox) => {
      const [, name = '', address = ''] = mailboxForm.exec(mailbox) ?? []
      return { name: name.trim(), address }
    }),
  ),
  SEED: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '2026'),
})
