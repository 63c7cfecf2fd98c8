import { aRoute } from '@shop/release-store/testing'
import type { FirstView, FirstViewRequest } from '@shop/shared/contract'
import { aFirstViewRequest } from '@shop/shared/testing/first-view-request'

export const aRequest = (over: Partial<FirstViewRequest> = {}): FirstViewRequest =>
  aFirstViewRequest({
    path: '/category',
    route: { owner: 'mfe-catalogue', declaration: aRoute('/category') },
    paths: ['/category'],
    now: 0,
    answers: [],
    ...over,
  })

export const aView = (over: Partial<FirstView> = {}): FirstView => ({
  html: '<p>milk</p>',
  styles: '.a{color:red}',
  styleNames: ['a'],
  queries: [],
  head: {},
  ...over,
})

/** The text of a server entry whose `render` has this body; `view(html)` makes a view. */
export const anEntry = (body: string): string =>
  `const view = (html) => ({ ...${JSON.stringify(aView())}, html })
  module.exports = { async render(request) { ${body} } }`
