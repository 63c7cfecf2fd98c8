import { type DescriptorOptions, writeDescriptor as write } from '../descriptor/write-descriptor.ts'
import { kitContract } from './kit-version.ts'

export type { RouteOptions } from '../descriptor/route-defaults.ts'
export type { DescriptorOptions, RemoteFacts } from '../descriptor/write-descriptor.ts'

/** Writes `release.json` of a folder that any bundler has built. See `writeDescriptor` of the sources for what it does. */
export const writeDescriptor = (options: DescriptorOptions) => write(options, kitContract())
