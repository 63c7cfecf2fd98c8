import { type RecommendedRow as Row, Slot } from '@shop/shared/slots'
import { RowWaiting } from './row-waiting.tsx'

/** Recommended products below a screen; mfe-catalogue draws them. */
export const RecommendedRow = (row: Row) => (
  <Slot name="ordering/recommendations" props={row} size="row" waiting={<RowWaiting />} />
)
