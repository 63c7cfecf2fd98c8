/** Everything that crosses the border between the shop's shell and a remote. Types alone. */
export type { Bus, DeclaredFact, FactName, Facts, PublishedFact } from '@shop/shared/bus'
export type { ReleaseDescriptor, RouteDeclaration } from '@shop/shared/contract'
export type {
  AppBridge,
  ConfirmQuestion,
  ErrorReport,
  NetworkPort,
  Notices,
  OpenSlot,
  PageMeta,
  PlatformServices,
  RemoteLifecycles,
  RemoteProps,
  SlotLifecycles,
  SlotRequest,
  SlotService,
  SnackbarLink,
  StoragePort,
  StoredKey,
} from '@shop/shared/platform'
export type { NavigateOptions, Navigation, PlatformLocation } from '@shop/shared/router'
