import type { FastifyInstance } from 'fastify'
import { Pool } from 'undici'

/** Gives the connections to a service by its origin, which end with the server. */
export function createServicePools(server: FastifyInstance, options: Pool.Options): (origin: string) => Pool {
  const pools = new Map<string, Pool>()
  server.addHook('onClose', async () => {
    await Promise.all([...pools.values()].map((pool) => pool.destroy()))
  })
  return (origin) => {
    const pool = pools.get(origin) ?? new Pool(origin, options)
    pools.set(origin, pool)
    return pool
  }
}
