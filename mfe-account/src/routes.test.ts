import { expect, it } from '@jest/globals'
import { routeMeta } from '@shop/shared/routes'
import { routes } from './routes.ts'

it.each([routes.exchangeProductDetail, routes.exchangeProductDetailInApp])(
  '[GRD-012] $path is called by its product once that is known',
  (declaration) => {
    expect(routeMeta(declaration, { product: '十勝牛乳' }).title).toBe('十勝牛乳')
    expect(routeMeta(declaration, {}).title).toBe('ポイント交換商品')
  },
)
