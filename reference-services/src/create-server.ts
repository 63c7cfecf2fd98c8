import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ShopClock } from './clock.ts'
import type { Config, Ports } from './config.ts'
import type { OpenDatabase } from './database/open-database.ts'
import type { Gate } from './http/health.ts'
import type { ShopHooks } from './shop-hooks.ts'

const repositoryRoot = path.resolve(import.meta.dirname, '../..')

export type ServerFacts = {
  config: Config
  clock: ShopClock
  database: OpenDatabase | undefined
  gate: Gate
  hooks: ShopHooks | undefined
  isSearchAhead: boolean
}

/** A server's code is loaded when it runs: a process of the services alone needs no identity provider. */
export const codeOf = {
  shop: () => import('./edge/edge-server.ts'),
  assets: () => import('./assets/assets-server.ts'),
  partners: () => import('./partners/partners-server.ts'),
  identity: () => import('./identity/identity-server.ts'),
  services: () => import('./services.ts'),
} as const satisfies Record<keyof Ports, () => Promise<unknown>>

export async function createServer(name: keyof Ports, facts: ServerFacts): Promise<FastifyInstance> {
  const { config, clock, gate, hooks } = facts
  const place = { root: repositoryRoot, gate }
  switch (name) {
    case 'shop': {
      const { createEdgeServer } = await codeOf.shop()
      const { compressReplies } = await import('./http/compression.ts')
      const server = await createEdgeServer(config, clock, { ...place, rendering: hooks?.rendering })
      hooks?.atEdge(server)
      // After all that changes a page's text.
      compressReplies(server)
      return server
    }
    case 'assets': {
      const { createAssetsServer } = await codeOf.assets()
      return createAssetsServer(config, gate)
    }
    case 'partners': {
      const { createPartnersServer } = await codeOf.partners()
      const server = await createPartnersServer(config, place)
      hooks?.atPartners?.(server)
      return server
    }
    case 'identity': {
      const { createIdentityServer } = await codeOf.identity()
      return createIdentityServer(config, openOf(facts), place)
    }
    case 'services': {
      const { createServicesServer } = await codeOf.services()
      const server = await createServicesServer(config, openOf(facts), facts)
      hooks?.atServices(server)
      return server
    }
  }
}

function openOf({ database }: ServerFacts): OpenDatabase {
  if (database === undefined) throw new TypeError('this server needs the database')
  return database
}
