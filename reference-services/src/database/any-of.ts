import { sql } from 'kysely'

/** One parameter for a list of any length. */
export const anyOf = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`
