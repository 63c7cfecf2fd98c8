import type { CandidateRelease, ChannelShell, Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'

const hour = '2026-11-20T00:00:00.000Z'
const integrity = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
export const aFile = { integrity, bytes: 10, brotli: 10 }

/** Say only what the case is about. */
export const aDescriptor = (over: Partial<ReleaseDescriptor> = {}): ReleaseDescriptor => ({
  name: 'mfe-a',
  version: '1.0.0',
  commit: 'abc',
  builtAt: hour,
  contract: '^1.0.0',
  container: (over.name ?? 'mfe-a').replaceAll('-', '_'),
  entry: 'entry.js',
  trustedTypes: [],
  routes: {},
  reads: {},
  tells: [],
  hears: [],
  singletons: {},
  files: { 'entry.js': aFile },
  budgetBytes: 1000,
  preload: {},
  parts: {},
  doors: {},
  ownParts: {},
  ...over,
})

export const aShell = (over: Partial<ShellManifest> = {}): ShellManifest => ({
  version: '1.0.0+1',
  contract: '1.0.0',
  routes: {},
  placeholders: {},
  reads: [],
  tells: [],
  hears: [],
  provides: {},
  commit: 'abc',
  builtAt: hour,
  trustedTypes: [],
  scripts: ['main.js'],
  parts: {},
  doors: {},
  files: { 'main.js': aFile },
  ...over,
})

/** A further platform set of a shell; in every other respect it is as the first one. */
export const aSet = (name: string, over: Partial<PlatformSet> = {}): PlatformSet => ({
  name,
  contract: '1.0.0',
  provides: {},
  container: `platform_${name.replace('-', '_')}`,
  entry: 'main.js',
  ...over,
})

type PlatformSet = NonNullable<ShellManifest['alsoProvides']>[number]

export const aCandidate = (
  over: Partial<ReleaseDescriptor> = {},
  more: Partial<CandidateRelease> = {},
): CandidateRelease => ({
  descriptor: aDescriptor(over),
  releasedAt: hour,
  ...more,
})

/** Shells of one entry, newest first; everybody gets them all unless it says otherwise. */
export const channelShell = (
  ...candidates: (Partial<ChannelShell['candidates'][number]> & { descriptor: ShellManifest })[]
): ChannelShell => ({
  candidates: candidates.map((candidate) => ({ releasedAt: hour, ...candidate })),
  withdrawn: [],
})

/** A channel with these candidates of each remote, newest first. */
export const aRegistry = (
  remotes: Readonly<Record<string, readonly CandidateRelease[]>> = {},
  shells: Partial<Record<keyof Registry['shells'], ShellManifest | ChannelShell>> = {},
): Registry => ({
  format: 3,
  shells: { web: rowsOf(shells.web), webview: rowsOf(shells.webview) },
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, candidates]) => [
      name,
      { disabled: false, withdrawn: [], candidates: [...candidates] },
    ]),
  ),
})

const rowsOf = (shell: ShellManifest | ChannelShell = aShell()): ChannelShell =>
  'candidates' in shell ? shell : channelShell({ descriptor: shell })
