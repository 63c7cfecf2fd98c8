export type { AppBridge, AppMessage, MessageToApp } from './app-bridge.ts'
export type {
  ConfirmQuestion,
  ErrorReport,
  Lifecycles,
  NetworkPort,
  Notices,
  PageMeta,
  PlatformServices,
  RemoteLifecycles,
  RemoteProps,
  SlotLifecycles,
  SnackbarLink,
  StoragePort,
} from './platform.ts'
export { PlatformContext, usePlatform } from './platform-context.ts'
export { anyList, anyRecord, listOf, schema } from './schema.ts'
export type { OpenSlot, SlotRequest, SlotService, SlotState } from './slots.ts'
export { defineKey, type PlatformStorage, type StoredKey } from './stored-key.ts'
export { hearOnce, isFromElsewhere, subscribeOncePerPage } from './subscribe-once-per-page.ts'
