import type * as v from '@shop/shared/schema'

/** The co-op's services, each with an address of its own in the configuration. */
export type ServiceName =
  | 'delivery'
  | 'csrf'
  | 'search'
  | 'recommend'
  | 'memberPoint'
  | 'legacyPoint'
  | 'stage'
  | 'mail'
  | 'memberId'
  | 'memberBase'
  | 'banner'
  | 'shop'

type Schema = v.GenericSchema
type MaybeSchema = Schema | undefined

type CallFacts = {
  readonly service: ServiceName
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:id` stands for the field `id` of the body. */
  readonly path: `/${string}`
  /** `member`: refused with 401 without a bearer token. [API-001] */
  readonly access: 'anyone' | 'member'
  /** Takes a one-time CSRF token in its JSON body. [API-002] */
  readonly csrf: boolean
  /** `false`: the documents do not show this path, the API team must confirm it. [G-18] */
  readonly confirmed: boolean
  /**
   * Failures that the caller has a rule of its own for: `refusal`, words for an answer that says no; `any`, for a service that
   * is down as well. Every other failure goes to the shell's default process. [ERR-015, ERR-017, K-12]
   */
  readonly own?: 'refusal' | 'any'
  /**
   * Fields of query and body that say what was on show. They are no part of the member's intent: a try after a reload tells
   * them anew, and is the same request. [API-082]
   */
  readonly seen?: readonly string[]
  /** The answer is the same whoever asks, member or visitor. */
  readonly isCommon?: true
  /** JSON unless said otherwise. */
  readonly format?: 'xml'
}

/**
 * One call of the HTTP contract. The browser builds and parses with it, the reference services
 * register their routes from it: the two can disagree only here.
 */
export type Call<
  Query extends MaybeSchema = MaybeSchema,
  Body extends MaybeSchema = MaybeSchema,
  Reply extends Schema = Schema,
> = CallFacts & { readonly query: Query; readonly body: Body; readonly reply: Reply }

/** A read needs no method and no CSRF token; a write says both. A path is confirmed unless it is said not to be. */
type GivenFacts = Omit<CallFacts, 'method' | 'csrf' | 'confirmed'> & {
  readonly confirmed?: boolean
} & (Partial<Read> | Write)
type Read = { readonly method: 'GET'; readonly csrf: false }
type Write = { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly csrf: boolean }

/** Keeps the schemas' own types while checking the shape of a call. */
export function defineCall<
  Reply extends Schema,
  Query extends MaybeSchema = undefined,
  Body extends MaybeSchema = undefined,
>(call: GivenFacts & { query?: Query; body?: Body; reply: Reply }): Call<Query, Body, Reply> {
  return { method: 'GET', csrf: false, confirmed: true, ...call, query: call.query as Query, body: call.body as Body }
}

/** Writes the path of one request: fields of its body stand in it where the call's path names them. */
export const requestPath = ({ path }: Pick<CallFacts, 'path'>, body: unknown): string =>
  path.replace(/:(\w+)/g, (_, field: string) => encoded(String((body as Record<string, unknown>)[field])))

/** Half of a surrogate pair is no character, and would be an error: it becomes the sign for one that is missing. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
