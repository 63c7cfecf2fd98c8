import '@testing-library/jest-dom/jest-globals'
import './browser-gaps.ts'

export { aLostWrite } from './a-lost-write.ts'
export { type Asked, answer, connectionLost, type ReplyBody, refused } from './answer.ts'
export { badParsedValues, badStoredValues } from './bad-values.ts'
export {
  aMember,
  anOrder,
  anOrderLine,
  anOrdinaryMoment,
  aPlanningWeek,
  aProduct,
  atDeadline,
  deadlineText,
  theNextWeek,
} from './builders.ts'
export { chooseQuantity } from './choose-quantity.ts'
export { publishedFacts, publishFromOtherTab } from './fake-bus.ts'
export { type FakePlatform, fakePlatform } from './fake-platform.ts'
export { createGate } from './gate.ts'
export { type AnswerKind, anOrderBook, type OrderBook, type Write } from './order-book.ts'
export { beginSession, renderScreen, type Screen, type ScreenOptions, type Viewer } from './render-screen.tsx'
export { routeElements } from './route-elements.tsx'
export { server } from './server.ts'
export { testServices } from './test-services.ts'
export { watchDocument } from './watch-document.ts'
export { orderedItem, productWire } from './wire.ts'
