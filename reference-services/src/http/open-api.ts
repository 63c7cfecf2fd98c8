import swagger from '@fastify/swagger'
import { type Call, csrfField, errorWire, idempotencyHeader } from '@shop/shared/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { GenericSchema } from 'valibot'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call behind a route. */
    call?: Call
    /** The document's entry for a route that is no call of the shop's pages. */
    described?: object
  }
}

/** The form on the wire, before the reader's schemas turn it into their own values. */
const wireSchema = (schema: GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return json
}

type Described = { type?: string; wrapped?: Described; pipe?: readonly { type: string; requirement?: unknown }[] }

/** A number in an address is text that is made a number, at which the conversion stops: its bounds are told here. */
function numberInAddress(schema: Described): object | undefined {
  const { pipe = [] } = schema.wrapped ?? schema
  if (pipe[0]?.type !== 'union' || !pipe.some(({ type }) => type === 'integer')) return undefined
  const bound = (name: string) => pipe.find(({ type }) => type === name)?.requirement
  return { type: 'integer', minimum: bound('min_value'), maximum: bound('max_value') }
}

function querySchema(schema: GenericSchema): object {
  const { properties, ...json } = wireSchema(schema)
  const { entries = {} } = schema as { entries?: Record<string, Described> }
  const numbers = Object.entries(entries).flatMap(([name, entry]) => {
    const number = numberInAddress(entry)
    return number === undefined ? [] : [[name, number]]
  })
  return { ...json, properties: { ...properties, ...Object.fromEntries(numbers) } }
}

/** It is written anew for each who asks. */
const documentUnits = 400

const isJson = ({ format }: Call) => format !== 'xml'

/** The contract as an OpenAPI 3.1 document, made from the schemas that the routes check with. */
export async function publishOpenApi(server: FastifyInstance, origin: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'トドック reference services', version: '1.0.0' },
      servers: [{ url: origin }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          operator: { type: 'http', scheme: 'bearer', description: 'the secret of the operators' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { call, described = call === undefined ? undefined : describeCall(call) } =
        (route.config as FastifyContextConfig | undefined) ?? {}
      return described === undefined
        ? { schema: { ...schema, hide: true }, url }
        : { schema: { ...described } as never, url }
    },
  })
  server.get('/openapi.json', { config: { cost: documentUnits } }, async (_request, reply) =>
    reply.send(server.swagger()),
  )
}

export type RouteFacts = {
  summary: string
  query?: GenericSchema
  body?: GenericSchema
  reply?: GenericSchema
  status: number
  /** Only with the operators' secret. */
  forOperators?: boolean
}

/** The configuration of a route that speaks to others than the shop's pages. */
export const describeRoute = ({
  summary,
  query,
  body,
  reply,
  status,
  forOperators,
}: RouteFacts): { described: object } => ({
  described: {
    tags: ['reports'],
    summary,
    security: forOperators ? [{ operator: [] }] : [{}],
    ...(query === undefined ? {} : { querystring: wireSchema(query) }),
    ...(body === undefined ? {} : { body: wireSchema(body), consumes: ['text/plain', 'application/json'] }),
    response: {
      [status]: reply === undefined ? { type: 'null', description: '受付済み' } : wireSchema(reply),
      '4xx': { description: '断り', ...wireSchema(errorWire) },
      '5xx': { description: '断り', ...wireSchema(errorWire) },
    },
  },
})

function describeCall(call: Call): object {
  const refusal = { description: '断り', ...wireSchema(errorWire) }
  return {
    tags: [call.service],
    summary: call.confirmed ? '' : 'path not shown in the documents, to be confirmed',
    security: call.access === 'member' ? [{ bearer: [] }] : [{}, { bearer: [] }],
    ...(call.query === undefined ? {} : { querystring: querySchema(call.query) }),
    ...(call.path.includes(':') ? { params: paramsSchema(call) } : {}),
    ...(call.csrf ? { headers: idempotencySchema } : {}),
    ...(call.body !== undefined || call.csrf ? { body: bodySchema(call) } : {}),
    response: {
      200: isJson(call) ? wireSchema(call.reply) : { type: 'string', description: 'XML' },
      '4xx': refusal,
      '5xx': refusal,
    },
  }
}

/** Fields of the body that stand in the path as well. */
function paramsSchema({ path, body }: Call): object {
  const { properties = {} } = body === undefined ? {} : wireSchema(body)
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        { ...(properties[name] as object), description: `the same as \`${name}\` of the body` },
      ]),
    ),
    required: names,
  }
}

const idempotencySchema = {
  type: 'object',
  properties: { [idempotencyHeader]: { type: 'string', description: 'names one intent of the member' } },
}

function bodySchema(call: Call): object {
  const body =
    call.body === undefined ? { type: 'object' as const, properties: {}, required: [] } : wireSchema(call.body)
  if (!call.csrf) return body
  const { properties = {}, required = [] } = body
  return {
    ...body,
    properties: { ...properties, [csrfField]: { type: 'string', description: 'one-time token' } },
    required: [...required, csrfField],
  }
}
