/** The ways to have a product come again and again. */
export { CycleChoice } from './cycle-choice.tsx'
export { registrationStopsQuery, subscriptionsKey } from './subscription.queries.ts'
export { SubscriptionButton } from './subscription-button.tsx'
export { SubscriptionOffer } from './subscription-offer.tsx'
