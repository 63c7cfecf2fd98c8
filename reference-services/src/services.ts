import { operatorSecret } from '@shop/release-store'
import { openSourceMapStore } from '@shop/release-store/source-maps'
import type { FastifyInstance } from 'fastify'
import { answerApplications } from './application/application-calls.ts'
import { answerBanners } from './banners/banner-calls.ts'
import { putBannerPictures } from './banners/put-banner-pictures.ts'
import { answerCatalogueItems } from './catalogues/catalogue-calls.ts'
import type { ShopClock } from './clock.ts'
import type { Config } from './config.ts'
import { answerCsrfTokens } from './csrf/csrf-calls.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { answerCategories } from './delivery/category-calls.ts'
import { countOrders } from './delivery/count-orders.ts'
import { answerFavourites } from './delivery/favourite-calls.ts'
import { answerFavouriteLists } from './delivery/favourite-list-calls.ts'
import { answerLimitedProducts } from './delivery/limited-calls.ts'
import { answerMembers } from './delivery/member-calls.ts'
import { answerOrders } from './delivery/order-calls.ts'
import { answerOrderHistory } from './delivery/order-history-calls.ts'
import { answerPartnerSso } from './delivery/partner-calls.ts'
import { answerPlanningWeeks } from './delivery/planning-week-calls.ts'
import { answerProduct } from './delivery/product-calls.ts'
import { answerProfile } from './delivery/profile-calls.ts'
import { answerRepeatPurchase } from './delivery/repeat-calls.ts'
import { answerSubscriptions } from './delivery/subscription-calls.ts'
import { createAnswerCalls } from './http/answer-calls.ts'
import { createTokenVerifier } from './http/bearer-token.ts'
import { believeEdge } from './http/edge-caller.ts'
import { addHealth, type Gate } from './http/health.ts'
import { createIdTokenVerifier } from './http/id-token.ts'
import { createIdentityProvider } from './http/identity-provider.ts'
import { createLoginCheck } from './http/login-check.ts'
import { publishOpenApi } from './http/open-api.ts'
import { createReadBudget, spendOnEachRequest } from './http/read-budget.ts'
import { limitReads } from './http/read-limit.ts'
import { createServiceServer } from './http/service-server.ts'
import { shareBudget } from './http/share-budget.ts'
import { createWeeksAhead } from './http/weeks-ahead.ts'
import { answerMails } from './mail/mail-calls.ts'
import { createObjectStorage } from './object-storage/object-storage.ts'
import { openBucket } from './object-storage/open-bucket.ts'
import { illustrationAddress, productImages } from './object-storage/picture-addresses.ts'
import { addPictureRoutes } from './object-storage/picture-routes.ts'
import { addStorageRoutes } from './object-storage/storage-routes.ts'
import { answerMemberBase } from './payments/member-base-calls.ts'
import { addTransferResults } from './payments/result-route.ts'
import { createSignatures, systemPasswordOf } from './payments/signatures.ts'
import { answerTransfers } from './payments/transfer-calls.ts'
import { answerExchangeProducts } from './points/exchange-calls.ts'
import { answerLegacyPoints } from './points/legacy-point-calls.ts'
import { answerPoints } from './points/point-calls.ts'
import { answerStages } from './points/stage-calls.ts'
import { answerBilling } from './purchases/billing-calls.ts'
import { answerPurchases } from './purchases/purchase-calls.ts'
import { answerRecommendations, answerRecommendedView, answerRecommendUser } from './recommend/recommend-calls.ts'
import { openStore } from './releases/release-files.ts'
import { createIsKnownRelease } from './reports/known-releases.ts'
import { addReportRoutes } from './reports/report-routes.ts'
import { createSourceReader } from './reports/report-sources.ts'
import { answerSearch } from './search/search-calls.ts'
import type { ServicePorts } from './service-ports.ts'
import { answerWebCatalogues } from './web-catalogue/catalogue-calls.ts'
import { addWebCataloguePartner } from './web-catalogue/partner-routes.ts'
import { answerWebCatalogueTickets } from './web-catalogue/ticket-calls.ts'

/** All services of the contract on one origin, each under its own prefix. */
export async function createServicesServer(
  config: Config,
  { db, writes, takesWrites }: Pick<OpenDatabase, 'db' | 'writes' | 'takesWrites'>,
  { clock, gate, isSearchAhead }: { clock: ShopClock; gate: Gate; isSearchAhead: boolean },
): Promise<FastifyInstance> {
  const { origins, api } = config
  const ahead = config.environment === 'preconfirm' ? createWeeksAhead(clock) : undefined
  const ports: ServicePorts = {
    clock: ahead?.clock ?? clock,
    sources: config.facts.orderSources,
    images: productImages(api.base),
    illustration: illustrationAddress(api.base),
  }
  const secret = operatorSecret(config.dataFolder, { OPERATOR_SECRET: config.operatorSecret })
  const server = await createServiceServer({ ...config, secret }, clock, ahead)
  believeEdge(server, secret)
  limitReads(server)
  countOrders(server)
  await publishOpenApi(server, origins.services)
  addHealth(server, gate, takesWrites)
  addPictureRoutes(server, db)
  const bucket = await openBucket(config, ports.clock)
  const pictures = createObjectStorage(bucket)
  await putBannerPictures(pictures)
  addStorageRoutes(server, bucket)
  const store = openStore(config)
  addReportRoutes(server, {
    db,
    secret,
    isKnownRelease: createIsKnownRelease(store),
    withSources: createSourceReader({ store, maps: openSourceMapStore(config.sourceMaps), channel: config.channel }),
  })

  const provider = createIdentityProvider(config.identity)
  await provider.ready()
  const verify = createTokenVerifier(provider, createLoginCheck(db))
  const until = config.outOfServiceUntil
  const isOutOfService = () => until !== undefined && clock.now() < until
  const budget = createReadBudget(verify)
  spendOnEachRequest(server, budget)
  shareBudget(server, budget, db)
  const calls = createAnswerCalls({ server, db, writes, clock: ports.clock, verify, budget, isOutOfService })
  answerCsrfTokens(calls, writes)
  answerPlanningWeeks(calls, ports)
  answerMembers(calls)
  answerCategories(calls, ports)
  answerCatalogueItems(calls, ports)
  answerProduct(calls, ports)
  answerLimitedProducts(calls, ports)
  answerOrders(calls, ports)
  answerOrderHistory(calls, ports)
  answerSubscriptions(calls, ports)
  answerRepeatPurchase(calls, ports)
  answerFavourites(calls, ports)
  answerFavouriteLists(calls, ports)
  answerWebCatalogues(calls, ports)
  answerWebCatalogueTickets(calls, ports)
  addWebCataloguePartner(server, { ...ports, db, writes, budget, isOutOfService })
  const signatures = createSignatures(systemPasswordOf(config))
  answerMemberBase(calls, config)
  answerTransfers(calls, { ...config, signatures })
  addTransferResults(server, { writes, signatures, isOutOfService })
  answerApplications(calls, { ...ports, hasVisitSupport: config.switches.visitSupport })
  answerBanners(calls, { clock: ports.clock, pictures })
  answerPartnerSso(calls, origins.partners, config.partner.jCode)
  answerProfile(calls, origins.identity)
  answerSearch(calls, ports, { server, db, isSearchAhead })
  answerRecommendations(calls, ports)
  answerPoints(calls)
  answerPurchases(calls, ports)
  answerBilling(calls, ports)
  answerLegacyPoints(calls, ports)
  answerExchangeProducts(calls, ports)
  answerStages(calls)
  answerRecommendUser(calls)
  answerRecommendedView(calls, ports)
  answerMails(calls, ports, createIdTokenVerifier(provider))
  return server
}
