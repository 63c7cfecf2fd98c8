export { slotMark } from '@shop/shared/contract'
export { type RenderParts, renderFirstView } from './render-first-view.tsx'
export { openServerStyles } from './server-styles.ts'
