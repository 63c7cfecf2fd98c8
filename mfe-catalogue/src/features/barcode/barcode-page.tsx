import { ProductResults } from '@shop/shared/product/list'
import { BarcodeScreen } from './barcode-screen.tsx'

/** `/mobile/search/barcode?janCode=` */
export const Page = () => (
  <BarcodeScreen>
    {(pages, empty) => <ProductResults pages={pages} source="search" choice="" empty={empty} />}
  </BarcodeScreen>
)
