import { listBannersCall } from '@shop/shared/contract'
import fc from 'fast-check'
import { type ContractDocument, operationOf, type ServiceCall } from 'reference-services/contract-document'
import * as v from 'valibot'
import { arbitraryOf, type JsonSchema, recordOf } from './arbitrary-of.ts'
import type { KnownValues } from './known-values.ts'

export type Sent = { query: Record<string, unknown>; body?: unknown }

/** So much likelier is a value that is known to lead to something. */
const knownWeight = 6

const banners = `query ListBanners($filter: BannerFilter!, $limit: Int!, $nextToken: String) {
  listBanners(filter: $filter, limit: $limit, nextToken: $nextToken) {
    items { id planningWeek imageFileName linkPath displayMode planningName orderNumber companyName areaNumber bannerImageUrl createdAt updatedAt }
    nextToken
  }
}`

/** Gives requests that the document allows for a call. */
export function requestsOf(document: ContractDocument, call: ServiceCall, known: KnownValues): fc.Arbitrary<Sent> {
  if (call.path === listBannersCall.path) return bannerRequests(known)
  const { parameters = [], requestBody } = operationOf(document, call)
  const fields = parameters.filter((field) => field.in === 'query')
  const properties = Object.fromEntries(fields.map(({ name, schema }) => [name, schema as JsonSchema]))
  const required = fields.filter((field) => field.required === true).map(({ name }) => name)
  const makeValue = (schema: JsonSchema, name: string) => withKnown(arbitraryOf(schema), known.fields[name])
  const query = withKnown(recordOf(properties, required, makeValue), known.queries[call.path])
  const schema = requestBody?.content['application/json']?.schema as JsonSchema | undefined
  const sent =
    schema === undefined
      ? query.map((one): Sent => ({ query: one }))
      : fc
          .tuple(query, recordOf(schema.properties ?? {}, schema.required ?? [], makeValue))
          .map(([one, body]): Sent => ({ query: one, body }))
  // The document says less than the contract: of a date that it is one of the calendar.
  return sent.filter((one) => isOfContract(call, one))
}

function withKnown<T>(any: fc.Arbitrary<T>, known: readonly unknown[] = []): fc.Arbitrary<T> {
  if (known.length === 0) return any
  return fc.oneof({ weight: knownWeight, arbitrary: fc.constantFrom(...(known as T[])) }, { weight: 1, arbitrary: any })
}

const modes = ['NOT_LOGGED_IN', 'LOGGED_IN', 'BOTH'] as const

/** The operation that the page sends. [API-067] */
const bannerRequests = ({ openWeeks }: KnownValues): fc.Arbitrary<Sent> =>
  fc
    .record({
      week: fc.constantFrom(...(openWeeks.length === 0 ? ['20261201'] : openWeeks)),
      modes: fc.subarray([...modes], { minLength: 1 }),
      limit: fc.constantFrom(1, 2, 100),
    })
    .map(({ week, modes: shown, limit }) => ({
      query: {},
      body: {
        query: banners,
        variables: {
          filter: { planningWeek: { eq: week }, or: shown.map((mode) => ({ displayMode: { eq: mode } })) },
          limit,
        },
      },
    }))

const isOfContract = (call: ServiceCall, { query, body }: Sent): boolean =>
  (call.query === undefined || v.is(call.query, query)) && (call.body === undefined || v.is(call.body, body))

/** Values that no field of the contract's queries takes, of which a request has one. */
const wrongValues = ['', ' ', '-1', '1.5', 'NaN', '99999999999', '2026-02-30', '20261399', 'x'.repeat(101)]

/** Gives requests with one field wrong or missing; none where a call has no field that can be. */
export function wrongRequestsOf(call: ServiceCall, valid: fc.Arbitrary<Sent>): fc.Arbitrary<Sent> | undefined {
  const { entries = {} } = (call.query ?? {}) as { entries?: Record<string, v.GenericSchema> }
  const changes = Object.entries(entries).flatMap(([name, schema]) => [
    ...(v.is(schema, undefined) ? [] : [{ name, value: undefined }]),
    ...wrongValues.filter((value) => !v.is(schema, value)).map((value) => ({ name, value })),
  ])
  if (changes.length === 0) return undefined
  return fc.tuple(valid, fc.constantFrom(...changes)).map(([sent, { name, value }]) => {
    const { [name]: _, ...others } = sent.query
    return { ...sent, query: value === undefined ? others : { ...others, [name]: value } }
  })
}
