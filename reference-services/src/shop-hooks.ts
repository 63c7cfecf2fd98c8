import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from './database/open-database.ts'
import type { Rendering } from './edge/first-view/chosen-rendering.ts'

/** How a host that shows the shop to QA and developers reaches into it; the shop of members has none. */
export type ShopHooks = {
  /** The folder that keeps the embedded database as the seed has it: every start begins with it. The first makes it. */
  seeded?: string | undefined
  /** Called once the data is there. */
  began(database: OpenDatabase, keepCurrent: () => Promise<void>): Promise<void>
  atEdge(server: FastifyInstance): void
  /** Where first views are drawn just now; as members get them when nothing is said. */
  rendering?(): Rendering | undefined
  atServices(server: FastifyInstance): void
  atPartners?(server: FastifyInstance): void
}
