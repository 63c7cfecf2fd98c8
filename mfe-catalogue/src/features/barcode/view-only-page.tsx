import { BarcodeScreen } from './barcode-screen.tsx'
import { ProductsToRead } from './products-to-read.tsx'

/** `/mobile/search/barcode/view-only?janCode=`: what a product is, without ordering it. */
export const Page = () => (
  <BarcodeScreen>{(pages, empty) => <ProductsToRead pages={pages} empty={empty} />}</BarcodeScreen>
)
