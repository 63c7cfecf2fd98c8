import type { Product } from '@shop/shared/domain/shopping'
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'

/** Pictures are square; the frame gives the size, so that nothing moves when they come. */
const naturalSize = 400

/** A product's picture beside its name, hence without a text of its own. A missing one leaves a quiet sign. [CAT-050] */
export function ProductPicture({ product, isEager = false }: { product: Pick<Product, 'images'>; isEager?: boolean }) {
  const [failed, setFailed] = useState<string>()
  const [address] = product.images
  if (address === undefined || address === failed)
    return (
      <span data-no-picture>
        <ImageOff size={32} />
      </span>
    )
  return (
    <img
      src={address}
      alt=""
      width={naturalSize}
      height={naturalSize}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(address)}
    />
  )
}
