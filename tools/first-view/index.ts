export { countFirstView, type FirstView } from './count-first-view.ts'
export { type Limits, lineOf, linesBeyond } from './report-first-view.ts'
