import { type Config, readConfig } from 'reference-services/config'

export type BenchOptions = { root: string; log(text: string): void }

/** A Friday evening before the deadline of the seed's first open week. */
const clock = '2026-11-20T18:00:00+09:00'

/** The settings of a shop with all that it has in a folder, as a process of it gets them. */
export const benchSettings = (
  ports: Readonly<Record<string, number>>,
  folder: string,
  more: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])),
  DATA_DIR: folder,
  SHOP_CLOCK: clock,
  ...more,
})

export const benchConfig = (...of: Parameters<typeof benchSettings>): Config => readConfig(benchSettings(...of))
