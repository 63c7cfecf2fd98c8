/** The contract between the page and the app around it: messages both ways, their versions, and the app's addresses. */
export {
  fromAppSince,
  type MessageFromApp,
  type MessageFromAppType,
  type MessagesFromApp,
  readMessageFromApp,
} from './from-app.ts'
export { appSchemes, entryParts } from './schemes.ts'
export {
  type MessagesToApp,
  type MessageToApp,
  type MessageToAppType,
  readMessageToApp,
  toAppSince,
} from './to-app.ts'
export { type BridgeVersion, bridgeVersion, bridgeVersionOf, firstApps } from './versions.ts'
