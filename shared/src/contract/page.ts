import * as v from '@shop/shared/schema'
import { pageKind } from './page-kind.ts'
import { pageRelease } from './page-release.ts'
import { routeDeclaration } from './route.ts'

const origin = v.pipe(v.string(), v.url())

/** Candidate releases of every remote, best first: a session's own choice, canaries, everybody's, last good ones. */
const pageRemotes = v.record(v.string(), v.array(pageRelease))

/** The releases of a channel at the moment, for a page that is open: `GET /_registry?entry=web`. */
export const pageRegistry = v.object({
  /** Version of the shell that this entry would get now. */
  shell: v.string(),
  remotes: pageRemotes,
  /** Milliseconds since 1970. */
  serverTime: v.number(),
})
export type PageRegistry = v.InferOutput<typeof pageRegistry>

/** Why a link of QA changed nothing. */
export const overrideRefusal = v.picklist(['expired', 'forged', 'origin', 'unknown', 'unreachable', 'twice'])
export type OverrideRefusal = v.InferOutput<typeof overrideRefusal>

/** The state that a page was rendered with, for the browser that hydrates it. */
const renderedPage = v.object({
  kind: pageKind,
  /** Its path: a login that comes back in silence goes on at the page that it left. */
  path: v.optional(v.string()),
  /** Milliseconds since 1970 that its hours are counted from. */
  now: v.number(),
  /** Keys of the queries whose answers it shows. */
  queries: v.array(v.string()),
  /** Names of the styles that stand in it. */
  styleNames: v.array(v.string()),
  /** The remote whose screen stands in it, `name@version`; without one the shell's frame waits for it. */
  release: v.optional(v.string()),
})
export type RenderedPage = v.InferOutput<typeof renderedPage>

/** A further platform set of this page's shell: see `alsoProvides` of the shell manifest. */
const pagePlatformSet = v.object({
  name: v.string(),
  contract: v.string(),
  provides: v.record(v.string(), v.string()),
  container: v.string(),
  /** Address of its script, and the hash of that. */
  entry: v.pipe(v.string(), v.url()),
  integrity: v.string(),
  adapts: v.optional(v.literal(true)),
})
export type PagePlatformSet = v.InferOutput<typeof pagePlatformSet>

/** Page data that the edge writes into the HTML for the shell: addresses, the registry and the hour. */
export const pageData = v.object({
  version: v.string(),
  /** This shell is a canary: not everybody gets it. */
  isShellCanary: v.optional(v.literal(true)),
  environment: v.picklist(['production', 'staging', 'preconfirm', 'development', 'test']),
  /** Milliseconds since 1970 at the moment the page was written. [API-084] */
  serverTime: v.number(),
  /** Base address of every service of the contract, without a slash at the end. */
  services: v.object({
    delivery: origin,
    csrf: origin,
    search: origin,
    recommend: origin,
    memberPoint: origin,
    legacyPoint: origin,
    stage: origin,
    mail: origin,
    memberId: origin,
    memberBase: origin,
    banner: origin,
    shop: origin,
  }),
  /** Endpoints stand here, so that no discovery document of a stranger can replace them. */
  identity: v.object({
    issuer: origin,
    clientId: v.string(),
    authorizationEndpoint: origin,
    tokenEndpoint: origin,
    revocationEndpoint: origin,
    endSessionEndpoint: origin,
    /** The provider's public keys, for tokens that did not come from it directly. [GRD-091] */
    jwksEndpoint: origin,
    /** It keeps its session when somebody logs out here: the next login asks for the password. */
    hasLogout: v.optional(v.boolean()),
    /** Of a provider that is not the shop's own: scope and audience of an authorization request. */
    request: v.optional(v.record(v.string(), v.string())),
    /** Algorithms that it signs with; RS256 when nothing is said. */
    algorithms: v.optional(v.array(v.string())),
    /** The claims that name the login and its address; `sub` and `email` when nothing is said. */
    claims: v.optional(v.object({ subject: v.string(), email: v.string() })),
  }),
  assetsOrigin: origin,
  /** Addresses of pages that are not ours; an entry without an address is not drawn. [CHR-058] */
  links: v.record(v.string(), v.string()),
  /** Phone numbers, drawn with their hours. [CHR-056] */
  phones: v.record(v.string(), v.string()),
  /**
   * Places of the recommendation service by name; without one there is no recommendation there: `orderDialogPc` and
   * `orderDialogSp` of the dialog after an order. [ORD-068]
   */
  recommendSpecs: v.optional(v.record(v.string(), v.string()), {}),
  /** `webLimitedType` of the tabs of limited products, by tab; one without a value shows no goods. [CAT-065] */
  limitedTypes: v.optional(v.record(v.string(), v.string()), {}),
  /** Ids of order sources, on the web and in the app, that the operator gives in place of ours. [ORD-073, ORD-074] */
  orderSources: v.optional(v.record(v.string(), v.object({ web: v.number(), app: v.number() }))),
  /** Parts of the application that the co-op switches on for a time; off when nothing is said. [K-15, SGN-042] */
  switches: v.optional(
    v.object({ trialCampaign: v.optional(v.boolean(), false), visitSupport: v.optional(v.boolean(), false) }),
    { trialCampaign: false, visitSupport: false },
  ),
  /** Values of `utm_source` that are marketing automation; every other one is a web ad. [GRD-096] */
  marketingSources: v.optional(v.array(v.string()), []),
  /** The browser has been here before in this session of its own: a new tab begins no new visit. [GRD-044, K-166] */
  isSameVisit: v.optional(v.literal(true)),
  /** What is told to marketing; nothing without it. [API-078, K-164] */
  tracking: v.optional(
    v.object({
      /** Where the pixel of a conversion is, and the campaigns that ask for one, by `utm_source`. */
      conversion: v.optional(v.object({ pixel: origin, campaigns: v.record(v.string(), v.string()) })),
      /** Names of the functions of the page that are told what came to the order, and what went. */
      cart: v.optional(v.object({ added: v.string(), removed: v.string() })),
    }),
  ),
  /** Routes of remotes that are switched off: the shell says so. */
  away: v.optional(v.array(routeDeclaration), []),
  /** The choice of a QA link for this session, or why it was refused. */
  overrides: v.optional(
    v.union([
      v.object({
        /** `name@version`, or `name@address` for a build that stands elsewhere. */
        builds: v.array(v.string()),
        /** Milliseconds since 1970. */
        until: v.number(),
        /** Origins beside the assets origin that scripts may come from in this session. */
        origins: v.array(origin),
      }),
      v.object({ refused: overrideRefusal }),
    ]),
  ),
  /** Whether the platform panel may be opened: staff with a signed link, and development. */
  platformPanel: v.boolean(),
  /** Where visits report errors and vitals. */
  reports: origin,
  remotes: pageRemotes,
  /** Modules of other majors that this shell has for remotes that need them. */
  alsoProvides: v.optional(v.array(pagePlatformSet)),
  /** The page has its first view already; without it the shell draws it. */
  rendered: v.optional(renderedPage),
  /** Routes of the remotes whose releases the page does not name: the registry does. */
  routes: v.optional(v.record(v.string(), v.record(v.string(), routeDeclaration))),
})
export type PageData = v.InferOutput<typeof pageData>
