import { type MigrationState, migrate, migrationState, pendingStatements } from './migrate.ts'
import { type DatabasePlace, openPlace } from './open-database.ts'
import { shopMigrations } from './shop-migrations.ts'

export type PlaceMigrations = MigrationState & {
  /** Those of the pending ones. */
  statements: readonly string[]
}

/** How far the tables of a database are, and what is to come. */
export async function readMigrations(place: DatabasePlace): Promise<PlaceMigrations> {
  const { db, close } = await openPlace(place)
  try {
    const state = await migrationState(db, shopMigrations)
    return { ...state, statements: await pendingStatements(shopMigrations, state) }
  } finally {
    await close()
  }
}

/** Brings the tables of a database up to date. */
export async function runMigrations(place: DatabasePlace, log: (line: string) => void): Promise<void> {
  const { housekeeping, kind, close } = await openPlace(place)
  await migrate(housekeeping, shopMigrations, { isAlone: kind === 'embedded', log }).finally(close)
}
