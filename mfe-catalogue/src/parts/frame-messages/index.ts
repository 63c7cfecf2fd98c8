/** Messages of embedded pages that other companies run: read here and nowhere else. */
export { originOf } from './read-frame-message.ts'
export { useFrameMessages } from './use-frame-messages.ts'
