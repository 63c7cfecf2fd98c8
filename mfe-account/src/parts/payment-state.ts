import type { PaymentDetail } from '@shop/shared/api/billing'
import type { PaymentState } from './payment-amount.tsx'

/** Points of the month once it is confirmed, reserved ones before; who has no points is told of none. [K-35, K-90] */
export const paymentState = ({ isConfirmed, exchangedPoints, reservedPoints }: PaymentDetail): PaymentState => ({
  isConfirmed,
  points: isConfirmed ? exchangedPoints : reservedPoints,
})
