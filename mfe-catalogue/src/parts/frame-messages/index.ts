/** Messages of embedded pages that other companies run: read here and nowhere else. */
export { originOf } from './read-frame-message.ts'
export { useFrameArrival } from './use-frame-arrival.ts'
export { useFrameMessages } from './use-frame-messages.ts'
