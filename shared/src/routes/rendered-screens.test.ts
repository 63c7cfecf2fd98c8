import { expect, it } from '@jest/globals'
import { renderedScreens } from './rendered-screens.ts'

const routes = {
  list: { path: '/list', screen: 'list', viewMode: true },
  shortList: { path: '/list/short', screen: 'list', viewMode: true },
  detail: { path: '/detail/:id', screen: 'detail', viewMode: true },
  cart: { path: '/cart', screen: 'cart', viewMode: false },
  barcode: { path: '/mobile/barcode', screen: 'barcode', viewMode: true },
}

it('[K-185] the edge renders each screen that visitors may see on the web, once', () => {
  expect(renderedScreens(routes, [])).toEqual(['list', 'detail'])
})

it('[K-185] a screen that its remote leaves to the browser is not rendered', () => {
  expect(renderedScreens(routes, ['list'])).toEqual(['detail'])
})
