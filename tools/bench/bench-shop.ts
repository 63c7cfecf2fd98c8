import { type Config, readConfig } from 'reference-services/config'

export type BenchOptions = { root: string; say(text: string): void }

/** A Friday evening before the deadline of the seed's first open week. */
const clock = '2026-11-20T18:00:00+09:00'

/** The settings of a shop that forgets everything: its database is in memory, its releases in the folder. */
export const benchConfig = (
  ports: Readonly<Record<string, number>>,
  folder: string,
  more: NodeJS.ProcessEnv = {},
): Config =>
  readConfig({
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])),
    DATA_DIR: folder,
    DATABASE_URL: 'memory://',
    SHOP_CLOCK: clock,
    ...more,
  })
