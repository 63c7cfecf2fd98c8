import { renderScreen, routeElements, type Screen, type ScreenOptions } from '@shop/shared/testing'
import type { ComponentType } from 'react'
import { Page as Barcode } from '../features/barcode/barcode-page.tsx'
import { Page as BarcodeViewOnly } from '../features/barcode/view-only-page.tsx'
import { Page as Catalogs } from '../features/catalogs/catalogs-page.tsx'
import { Page as OldCatalogs } from '../features/catalogs/old-catalogs-page.tsx'
import { Page as CatalogueCategory } from '../features/catalogue-category/catalogue-category-page.tsx'
import { Page as CatalogueContents } from '../features/catalogue-contents/catalogue-contents-page.tsx'
import { Page as CatalogueMain } from '../features/catalogue-main/catalogue-main-page.tsx'
import { Page as Categories } from '../features/categories/categories-page.tsx'
import { Page as CategoryProducts } from '../features/category-products/category-products-page.tsx'
import { Page as LimitedProducts } from '../features/limited-products/limited-products-page.tsx'
import { Page as LimitedProduct } from '../features/product/limited-product-page.tsx'
import { Page as Product } from '../features/product/product-page.tsx'
import { Page as Recommend } from '../features/recommend/recommend-page.tsx'
import { Page as Search } from '../features/search/search-page.tsx'
import { Page as SearchResults } from '../features/search-results/search-results-page.tsx'
import { Page as WebCatalogue } from '../features/web-catalogue/web-catalogue-page.tsx'
import { routes } from '../routes.ts'

const screens: Record<(typeof routes)[keyof typeof routes]['screen'], ComponentType> = {
  catalogs: Catalogs,
  'old-catalogs': OldCatalogs,
  'catalogue-main': CatalogueMain,
  'catalogue-category': CatalogueCategory,
  'catalogue-contents': CatalogueContents,
  categories: Categories,
  'category-products': CategoryProducts,
  'limited-products': LimitedProducts,
  product: Product,
  search: Search,
  'limited-product': LimitedProduct,
  recommend: Recommend,
  'search-results': SearchResults,
  'web-catalogue': WebCatalogue,
  barcode: Barcode,
  'barcode-view-only': BarcodeViewOnly,
}

/** Opens an address of this remote, with its routes as they are declared. */
export const openCatalogue = (path: string, options: Omit<ScreenOptions, 'path'> = {}): Screen =>
  renderScreen(routeElements(routes, screens), { ...options, path })
