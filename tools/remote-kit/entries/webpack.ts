import type { Configuration } from 'webpack'
import { remoteConfig as configOf, type RemoteConfigOptions } from '../webpack/remote-config.ts'
import { kitContract } from './kit-version.ts'

export type { RouteOptions } from '../descriptor/route-defaults.ts'
export type { RemoteConfigOptions } from '../webpack/remote-config.ts'

/**
 * Gives the configuration of webpack that builds one remote and writes its `release.json`. Loaders are the team's own:
 * `{ ...remoteConfig({ name, entry, routes }), module: { rules } }`.
 */
export const remoteConfig = (options: RemoteConfigOptions): Configuration => configOf(options, kitContract())
