import type { webCataloguesCall } from '@shop/shared/contract'
import type * as v from '@shop/shared/schema'

type WebCatalogueWire = v.InferOutput<typeof webCataloguesCall.reply>['catalogue_list'][number]

export type WebCatalogue = {
  code: string
  name: string
  subtitle?: string
  imageUrl: string
  tint: string
  pages?: number
  isNew: boolean
}

/** [API-046, CAT-016] */
export const toWebCatalogue = (wire: WebCatalogueWire): WebCatalogue => ({
  code: wire.catalogueCode,
  name: wire.catalogueName,
  imageUrl: wire.imagePath,
  tint: wire.tint,
  isNew: wire.isNew === '1',
  ...(wire.catalogueSubtitle === undefined ? {} : { subtitle: wire.catalogueSubtitle }),
  ...(wire.totalPages === undefined ? {} : { pages: wire.totalPages }),
})
