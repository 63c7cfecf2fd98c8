import { ProductOfAddress } from './product-screen.tsx'

/** `/products/{week}/{orderNumber}/{from?}/{trackingId?}` [CAT-006] */
export const Page = () => <ProductOfAddress />
