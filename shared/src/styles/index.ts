export { pageStyleCache, takeUpStyleAttributes, takeUpStyles } from './page-style-cache.ts'
export { nestedMark, rulesOf } from './rules-of.ts'
