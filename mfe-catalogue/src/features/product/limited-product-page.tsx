import { ProductOfAddress } from './product-screen.tsx'

/** `/limited/products/{week}/{orderNumber}/{from?}`: who comes from nowhere comes from the limited products. */
export const Page = () => <ProductOfAddress usualSource="limitedProduct" />
