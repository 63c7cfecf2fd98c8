import { type Yen, yen } from './yen.ts'

/** So many pieces together for so much, tax included. */
export type Bundle = { pieces: number; price: Yen }

/** Divides a bundle price by its pieces, rounded up: one piece never costs more than was said. */
export const bundlePricePerPiece = ({ pieces, price }: Bundle): Yen => yen(Math.ceil(price / pieces))
