export type {
  ConfirmQuestion,
  ErrorReport,
  Notices,
  PageMeta,
  PlatformServices,
  RemoteLifecycles,
  RemoteProps,
  SnackbarLink,
  StoragePort,
} from './platform.ts'
export { PlatformContext, usePlatform } from './platform-context.ts'
