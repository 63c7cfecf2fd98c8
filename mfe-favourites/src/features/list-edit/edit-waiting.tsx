import { ProductGridSkeleton } from '@shop/shared/product/list'

export const EditWaiting = () => <ProductGridSkeleton count={10} variant="small" />
