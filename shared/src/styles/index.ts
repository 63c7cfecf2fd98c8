export { pageStyleCache, takeUpStyleAttributes, takeUpStyles } from './page-style-cache.ts'
export { pageStyles } from './page-styles.ts'
export { nestedMark, rulesOf } from './rules-of.ts'
