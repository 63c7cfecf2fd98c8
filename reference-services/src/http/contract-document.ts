import Fastify from 'fastify'
import { callName, type ServiceCall, serviceCalls, servicePrefixes } from './call-names.ts'
import { publishOpenApi } from './open-api.ts'

export { type ApiName, callName, type ServiceCall, serviceCalls } from './call-names.ts'

/** As much of a document as tells what may be sent. */
export type ContractDocument = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
export type Operation = {
  parameters?: readonly { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Readonly<Record<string, { schema: object }>> }
}

/** Gives the OpenAPI document of the services as they publish it, without a database behind it. */
export async function contractDocument(): Promise<ContractDocument> {
  const server = Fastify()
  await publishOpenApi(server, 'http://localhost')
  for (const call of serviceCalls)
    server.route({
      method: call.method,
      url: `${servicePrefixes[call.service]}${call.path}`,
      config: { call },
      handler: async () => undefined,
    })
  await server.ready()
  const document = server.swagger() as unknown as ContractDocument
  await server.close()
  return document
}

/** The entry of a call in the document. */
export function operationOf({ paths }: ContractDocument, call: ServiceCall): Operation {
  const path = `${servicePrefixes[call.service]}${call.path}`.replace(/:(\w+)/g, '{$1}')
  const operation = paths[path]?.[call.method.toLowerCase()]
  if (operation === undefined) throw new TypeError(`the document does not have ${callName(call)}`)
  return operation
}
