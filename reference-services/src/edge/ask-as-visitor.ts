import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { servicePrefixes } from '../http/call-names.ts'
import { createEdgeHeaders } from '../http/edge-caller.ts'
import { isInside } from '../http/files.ts'
import { createServiceTargets, pageAddresses, type ServiceTarget } from '../service-addresses.ts'
import type { FirstAnswerPorts } from './first-answers.ts'
import { createServicePools } from './service-pools.ts'

type AskFacts = {
  config: Pick<Config, 'api' | 'origins'>
  /** The operators' secret, by which the services believe the edge about who asks. */
  secret: string
  /** Folders of static data, in the order in which a file is looked for. */
  staticFolders: readonly string[]
  /** Until an answer is there whole; waiting for a connection counts. */
  withinMs?: number
}

const limits = { connections: 16, maxResponseSize: 1_000_000 }

/** Reads for the first view of a page, as a visitor would: from the services, or from the edge's own static data. */
export function createAskAsVisitor(
  server: FastifyInstance,
  { config: { api, origins }, secret, staticFolders, withinMs = 5000 }: AskFacts,
): FirstAnswerPorts['ask'] {
  const poolOf = createServicePools(server, limits)
  const targetOf = targetsOfPages(api)
  const edgeHeaders = createEdgeHeaders(secret)
  const staticBase = `${origins.shop}/static-data/`

  return async (address, caller) => {
    if (address.startsWith(staticBase)) return readStatic(staticFolders, address.slice(staticBase.length))
    const target = targetOf(address)
    if (target === undefined) throw new Error('no address of the services')
    const { origin, path: pathOfCall, isForeign } = target
    const { statusCode, body } = await poolOf(origin).request({
      path: pathOfCall,
      method: 'GET',
      headers: { accept: 'application/json', ...edgeHeaders(caller, isForeign) },
      signal: AbortSignal.timeout(withinMs),
    })
    if (statusCode === 200) return body.json()
    await body.dump()
    throw new Error(`the services answer ${statusCode}`)
  }
}

/** Gives where the edge reaches what a page would ask under this address. */
function targetsOfPages(api: Config['api']): (address: string) => ServiceTarget | undefined {
  const targetOf = createServiceTargets(api)
  const bases = Object.entries(pageAddresses(api)).map(([name, base]) => ({
    base: `${base}/`,
    prefix: servicePrefixes[name as keyof typeof servicePrefixes],
  }))
  return (address) => {
    const found = bases
      .filter(({ base }) => address.startsWith(base))
      .toSorted((one, other) => other.base.length - one.base.length)[0]
    return found && targetOf(`${found.prefix}/${address.slice(found.base.length)}`)
  }
}

async function readStatic([folder, ...others]: readonly string[], file: string): Promise<unknown> {
  if (folder === undefined || !isInside(folder, file)) throw new Error('no such file')
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined)
  return text === undefined ? readStatic(others, file) : JSON.parse(text)
}
