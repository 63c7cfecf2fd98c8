/**
 * Why a call is refused, for log and metrics: each reason has one cause in the code, and the code that the caller is
 * answered with. Several causes share a code, whose words are all that a member reads.
 */
export const refusalReasons = {
  // Who asks
  loginMissing: 'loginNeeded',
  loginInvalid: 'loginNeeded',
  loginExpired: 'loginNeeded',
  loginEnded: 'loginNeeded',
  operatorKeyMissing: 'loginNeeded',
  otherMember: 'notYours',
  otherCompanyCode: 'notYours',
  foreignOrigin: 'notYours',
  addressUnsigned: 'notYours',
  signatureInvalid: 'notYours',
  notRegistered: 'notRegistered',
  notDelivered: 'notForThisMember',
  familyMember: 'notForThisMember',
  exchangeNotAllowed: 'notForThisMember',

  // The request
  requestUnreadable: 'badRequest',
  requestInvalid: 'badRequest',
  idempotencyKeyInvalid: 'badRequest',
  periodInvalid: 'badRequest',
  sourceInvalid: 'badRequest',
  fieldsMissing: 'badRequest',
  pathUnknown: 'noSuchPath',
  pictureUnknown: 'noSuchPath',
  objectUnknown: 'noSuchPath',
  otherRecommendation: 'noSuchPath',
  tooLarge: 'tooLarge',
  wrongMediaType: 'wrongMediaType',
  tokenMissing: 'csrfTokenSpent',
  tokenStale: 'csrfTokenSpent',
  idempotencyKeyReused: 'idempotencyKeyReused',
  rateLimited: 'tooMany',
  concurrencyLimited: 'tooMany',

  // An order
  weekUnknown: 'productNotFound',
  weekPast: 'productNotFound',
  productNotOffered: 'productNotFound',
  cycleUnknown: 'productNotFound',
  catalogueUnknown: 'productNotFound',
  weekClosed: 'weekClosed',
  afterMaintenanceStart: 'afterMaintenanceStart',
  outsideSale: 'outsideSale',
  limitedByNumber: 'limitedByNumber',
  overLimit: 'overLimit',
  soldOut: 'soldOut',
  fewLeft: 'fewLeft',
  seenOutdated: 'changedElsewhere',
  scrollLine: 'scrollLine',
  notOfThisSite: 'notOfThisSite',
  pointsShort: 'points',
  cardSuspended: 'cardSuspended',
  catalogueTicketSpent: 'catalogueTicketSpent',
  comesAlready: 'comesAlready',
  comesOnItsOwn: 'comesOnItsOwn',
  registrationStopped: 'registrationStopped',
  notSubscribed: 'notSubscribed',
  pendingChange: 'pendingChange',

  // Favourites
  favouritesFull: 'favouritesFull',
  favouriteListNotFound: 'favouriteListNotFound',
  favouriteListName: 'favouriteListName',
  favouriteListNameTaken: 'favouriteListNameTaken',
  favouriteListsFull: 'favouriteListsFull',

  // An application
  applicationInvalid: 'registration',
  paymentInvalid: 'registration',
  notApplied: 'registration',
  cardNotAllowed: 'registration',
  deliveredAlready: 'deliveredAlready',
  deliveryUnavailable: 'deliveryUnavailable',
  underReview: 'underReview',
  registeredAlready: 'registeredAlready',
  receiptNumbersTaken: 'busy',

  // The shop itself
  maintenance: 'busy',
  databaseDown: 'busy',
  storeDown: 'busy',
  identityDown: 'busy',
  searchStopped: 'busy',
  searchFull: 'busy',
  edgeFull: 'busy',
  readsFull: 'busy',
  otherOperatorSecret: 'busy',
  unexpected: 'broken',
  servicesDown: 'noAnswer',
  servicesLate: 'late',

  // Switched on by QA
  faultBusy: 'busy',
  faultLogin: 'loginNeeded',
} as const

export type RefusalReason = keyof typeof refusalReasons
