import { type DescriptorOptions, writeDescriptor as write } from '../descriptor/write-descriptor.ts'
import { kitContract } from './kit-version.ts'

export type { RouteOptions } from '../descriptor/route-defaults.ts'
export type { DescriptorOptions, RemoteFacts } from '../descriptor/write-descriptor.ts'

/**
 * Writes `release.json` of a folder that any bundler has built: completes what the team says by defaults, hashes and weighs
 * every file, and writes `.br` and `.gz` beside them. Rejects with an error that names each wrong field and the way out.
 */
export const writeDescriptor = (options: DescriptorOptions) => write(options, kitContract())
