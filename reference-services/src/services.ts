import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { answerApplications } from './application/application-calls.ts'
import type { Config } from './config.ts'
import { answerCsrfTokens } from './csrf/csrf-calls.ts'
import type { Database } from './database/open-database.ts'
import { answerWebCatalogues } from './delivery/catalogue-calls.ts'
import { answerCategories } from './delivery/category-calls.ts'
import { answerFavourites } from './delivery/favourite-calls.ts'
import { answerMembers } from './delivery/member-calls.ts'
import { answerOrders } from './delivery/order-calls.ts'
import { answerPlanningWeeks } from './delivery/planning-week-calls.ts'
import { answerProduct } from './delivery/product-calls.ts'
import { createAnswerCalls } from './http/answer-calls.ts'
import { createTokenVerifier } from './http/bearer-token.ts'
import { publishOpenApi } from './http/open-api.ts'
import { Refusal } from './http/refusal.ts'
import { createServiceServer } from './http/service-server.ts'
import { addPictureRoutes } from './object-storage/picture-routes.ts'
import { answerPoints } from './points/point-calls.ts'
import { answerStages } from './points/stage-calls.ts'
import { answerRecommendations } from './recommend/recommend-calls.ts'
import { answerSearch } from './search/search-calls.ts'
import type { ServicePorts } from './service-ports.ts'

/** All services of the contract on one origin, each under its own prefix. [architecture 2] */
export async function createServicesServer(
  { origins }: Pick<Config, 'origins'>,
  db: Database,
  ports: ServicePorts,
): Promise<FastifyInstance> {
  const server = await createServiceServer(origins.shop, ports.clock)
  await publishOpenApi(server, origins.services)
  server.get('/healthz', async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new Refusal('busy')
    })
    return { ok: true }
  })

  addPictureRoutes(server, db)

  const verify = createTokenVerifier({ issuer: origins.identity, audience: origins.services })
  const calls = createAnswerCalls({ server, db, verify })
  answerCsrfTokens(calls)
  answerPlanningWeeks(calls, ports)
  answerMembers(calls)
  answerCategories(calls, ports)
  answerProduct(calls, ports)
  answerOrders(calls, ports)
  answerFavourites(calls, ports)
  answerWebCatalogues(calls, ports)
  answerApplications(calls, ports)
  answerSearch(calls, ports)
  answerRecommendations(calls, ports)
  answerPoints(calls)
  answerStages(calls)
  return server
}
