export { bundledParts } from './bundled-parts.ts'
export {
  allRows,
  type ChannelRows,
  changeRows,
  type Entry,
  entries,
  labelOf,
  type RowsPlace,
  registryOf,
  rowsAt,
} from './channel-rows.ts'
export { checkRelease, checkShell } from './check/check-release.ts'
export { readDescriptor } from './check/descriptor.ts'
export { checkOrigins } from './check/names.ts'
export { type Refusal, renderRefusal } from './check/refusal.ts'
export { shellStillNeeded } from './check/shell-still-needed.ts'
export { openDirectoryStore } from './directory-store.ts'
export { type Candidate, currentReleases, isCanary, offeredReleases, stableRelease } from './offered.ts'
export { isBucket, openReleaseStore } from './open-release-store.ts'
export { operatorSecret } from './operator-secret.ts'
export { type Override, type OverrideBuild, type OverrideRefusal, readOverride, signOverride } from './override.ts'
export {
  type ChannelState,
  ChannelUnreadable,
  ReleaseConflict,
  type ReleaseName,
  type ReleaseStore,
  StoreUnreachable,
} from './release-store.ts'
export { isSignedBy, parseTrustedKeys, type SignedManifest, signManifest, type TrustedKey } from './signature.ts'
export { hasTeams, isOperator, mayChange, type Team, type TeamList, teamOf, tokenHash } from './teams.ts'
export { type ChannelAuthor, updateChannel } from './update-channel.ts'
