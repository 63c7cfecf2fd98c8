import * as v from 'valibot'
import { factRef, routeDeclaration } from './release.ts'

const origin = v.pipe(v.string(), v.url())

/** What the browser needs to know of a release; the edge makes it from the descriptor. */
export const pageRelease = v.object({
  version: v.string(),
  base: v.pipe(v.string(), v.url(), v.endsWith('/')),
  canary: v.optional(v.number()),
  contract: v.string(),
  container: v.string(),
  entry: v.string(),
  integrity: v.string(),
  routes: v.record(v.string(), routeDeclaration),
  tells: v.array(factRef),
  hears: v.array(factRef),
  singletons: v.record(v.string(), v.string()),
  preload: v.record(v.string(), v.array(v.string())),
})
export type PageRelease = v.InferOutput<typeof pageRelease>

/** What the edge writes into the HTML for the shell: addresses, the registry and the hour. */
export const pageData = v.object({
  version: v.string(),
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
    shop: origin,
  }),
  /** Endpoints stand here, so that no discovery document of a stranger can replace them. [reliability row 5] */
  identity: v.object({
    issuer: origin,
    clientId: v.string(),
    authorizationEndpoint: origin,
    tokenEndpoint: origin,
    revocationEndpoint: origin,
    endSessionEndpoint: origin,
  }),
  assetsOrigin: origin,
  /** Addresses of pages that are not ours; an entry without an address is not drawn. [CHR-058] */
  links: v.record(v.string(), v.string()),
  /** Phone numbers, drawn with their hours. [CHR-056] */
  phones: v.record(v.string(), v.string()),
  /** Candidate releases of every remote that is not switched off, newest first. */
  remotes: v.record(v.string(), v.array(pageRelease)),
})
export type PageData = v.InferOutput<typeof pageData>
