export { emptyHtml } from './empty-html.ts'
export { beginFirstView, endFirstView, type FirstViewOfPage, firstViewOfPage } from './first-view-of-page.ts'
export { useAsRendered } from './use-as-rendered.ts'
export { useHydrated, useNow } from './use-hydrated.ts'
