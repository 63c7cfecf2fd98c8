/** Parts of some pages, with products or without: each file that shows them carries them. */
export { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
export { PageTopWaiting, PageWaiting } from './page-waiting.tsx'
export { SegmentedControl } from './segmented-control.tsx'
