/** Parts of some pages, with products or without: each file that shows them carries them. */
export { Area } from './area.tsx'
export { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
export { PageTopWaiting, PageWaiting } from './page-waiting.tsx'
export { PrintSheet } from './print-sheet.tsx'
export { SegmentedControl } from './segmented-control.tsx'
export { pressTab, TabBar, TabPanel } from './tabs.tsx'
