/**
 * Codes as services send them in `error_status`; browser code names them here alone. Words for them:
 * `static-data/error-messages.json`.
 */
export const errorCodes = {
  /** This page is older than the services allow. [ERR-001] */
  outdated: 'API_IS_EOL_0000',
  /** [ERR-007] */
  catalogueNotShown: 'CSP1001',
  /** A kind of product that has no page. [ERR-007, CAT-059] */
  wrongProductKind: 'CSP9008',
  /** Not for visitors: they are to log in first. [ERR-006] */
  loginFirst: 'CSP9998',
  /** An entry of the application, or the registration itself. [ERR-008] */
  registration: 'CSP17004',
  /** An application is under review already. [SGN-033] */
  underReview: 'CSP17005',
  /** Delivery is not available to who applies. [SGN-008, K-94] */
  deliveryUnavailable: 'CSP17007',
  /** The payment company has registered an account for this application already. [SGN-065] */
  registeredAlready: 'CSP17008',
  /** More pieces than may be had. [ORD-055, ORD-134] */
  overLimit: 'CSP50001',
  weekClosed: 'CSP50002',
  /** [ERR-009] */
  afterMaintenanceStart: 'CSP50003',
  /** The product is not for this kind of member. */
  notForThisMember: 'CSP50004',
  /** A limited product before its sale, or after it. [ORD-059] */
  outsideSale: 'CSP50006',
  soldOut: 'CSP50020',
  /** Fewer pieces are left than were asked for. */
  fewLeft: 'CSP50021',
  /** [ERR-009] */
  prohibitedMember: 'CSP60001',
  /** The web catalogue was opened too long ago. [K-57] */
  catalogueTicketSpent: 'CSP50015',
  /** No such product in that week. [CAT-060] */
  productNotFound: 'CSP9001',
  /** Deleted meanwhile, or another member's. [FAV-044] */
  favouriteListNotFound: 'CSP20001',
  /** As many favourites as there may be. */
  favouritesFull: 'CSP20002',
  /** As many lists of favourites as there may be. */
  favouriteListsFull: 'CSP20003',
  /** [FAV-024] */
  favouriteListNameTaken: 'CSP20004',
  /** [FAV-023] */
  favouriteListName: 'CSP20005',
  /** A missing, foreign, late or used one-time token. */
  csrfTokenSpent: 'CSP90001',
  /** The same idempotency key came with another request. */
  idempotencyKeyReused: 'CSP90002',
} as const

/** Refusals of a week that has closed: every further order of it would meet the same. docs/deadlines.md */
export const closedCodes: readonly string[] = [errorCodes.weekClosed, errorCodes.afterMaintenanceStart]
