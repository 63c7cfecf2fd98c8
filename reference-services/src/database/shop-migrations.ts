import type { ShopMigration } from './migrate.ts'
import { catalogue } from './migrations/0001-catalogue.ts'
import { members } from './migrations/0002-members.ts'
import { orders } from './migrations/0003-orders.ts'
import { points } from './migrations/0004-points.ts'
import { writes } from './migrations/0005-writes.ts'
import { identity } from './migrations/0006-identity.ts'
import { reports } from './migrations/0007-reports.ts'
import { mail } from './migrations/0008-mail.ts'
import { subscriptions } from './migrations/0009-subscriptions.ts'
import { scrollAssortments } from './migrations/0011-scroll-assortments.ts'
import { sales } from './migrations/0012-sales.ts'
import { passwordResets } from './migrations/0013-password-resets.ts'
import { pictograms } from './migrations/0014-pictograms.ts'
import { limitedProducts } from './migrations/0015-limited-products.ts'
import { productPages } from './migrations/0016-product-pages.ts'
import { webCatalogueTickets } from './migrations/0018-web-catalogue-tickets.ts'
import { favouriteLists } from './migrations/0019-favourite-lists.ts'
import { pointCards } from './migrations/0020-point-cards.ts'
import { orderHistory } from './migrations/0021-order-history.ts'
import { slips } from './migrations/0022-slips.ts'
import { profileVisits } from './migrations/0023-profile-visits.ts'
import { deliveryPayment } from './migrations/0024-delivery-payment.ts'
import { mailOutbox } from './migrations/0025-mail-outbox.ts'
import { releaseVisits } from './migrations/0026-release-visits.ts'
import { rolloverParts } from './migrations/0027-rollover-parts.ts'
import { rolloverIndexes } from './migrations/0028-rollover-indexes.ts'
import { favouriteCounts } from './migrations/0029-favourite-counts.ts'
import { salesByWeek } from './migrations/0030-sales-by-week.ts'
import { sharedWork } from './migrations/0031-shared-work.ts'
import { rolloverWrites } from './migrations/0032-rollover-writes.ts'
import { slipsAfterRollover } from './migrations/0033-slips-after-rollover.ts'
import { noTruncation } from './migrations/0034-no-truncation.ts'

/** In the order of their names. A published migration is never edited: the next one corrects it. */
export const shopMigrations: Readonly<Record<string, ShopMigration>> = {
  '0001-catalogue': catalogue,
  '0002-members': members,
  '0003-orders': orders,
  '0004-points': points,
  '0005-writes': writes,
  '0006-identity': identity,
  '0007-reports': reports,
  '0008-mail': mail,
  '0009-subscriptions': subscriptions,
  '0011-scroll-assortments': scrollAssortments,
  '0012-sales': sales,
  '0013-password-resets': passwordResets,
  '0014-pictograms': pictograms,
  '0015-limited-products': limitedProducts,
  '0016-product-pages': productPages,
  '0018-web-catalogue-tickets': webCatalogueTickets,
  '0019-favourite-lists': favouriteLists,
  '0020-point-cards': pointCards,
  '0021-order-history': orderHistory,
  '0022-slips': slips,
  '0023-profile-visits': profileVisits,
  '0024-delivery-payment': deliveryPayment,
  '0025-mail-outbox': mailOutbox,
  '0026-release-visits': releaseVisits,
  '0027-rollover-parts': rolloverParts,
  '0028-rollover-indexes': rolloverIndexes,
  '0029-favourite-counts': favouriteCounts,
  '0030-sales-by-week': salesByWeek,
  '0031-shared-work': sharedWork,
  '0032-rollover-writes': rolloverWrites,
  '0033-slips-after-rollover': slipsAfterRollover,
  '0034-no-truncation': noTruncation,
}
