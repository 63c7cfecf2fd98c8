import { ProductOfAddress } from './product-screen.tsx'

/** `/products/{week}/{orderNumber}/{from?}/{trackingId?}` */
export const Page = () => <ProductOfAddress />
