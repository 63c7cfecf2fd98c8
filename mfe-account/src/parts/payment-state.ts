import type { PaymentDetail } from '@shop/shared/api/billing'
import type { PaymentState } from './payment-amount.tsx'

/** Points of the month once it is confirmed, reserved ones before. [K-35, K-90] */
export const paymentState = ({ isConfirmed, currentPoints = 0, reservedPoints = 0 }: PaymentDetail): PaymentState => ({
  isConfirmed,
  points: isConfirmed ? currentPoints : reservedPoints,
})
