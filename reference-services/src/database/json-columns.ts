import type { ColumnType } from 'kysely'

/** Written as text, read as a value. */
export type Json<T> = ColumnType<T, string, string>
export type MaybeJson<T> = ColumnType<T | null, string | null, string | null>
