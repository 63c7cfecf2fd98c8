import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { gauge } from '../observability/metrics.ts'
import type { Schema } from './schema.ts'

const withinMs = 1000

export type DatabaseGauge = {
  name: `shop_${string}`
  help: string
  read(db: Kysely<Schema>): Promise<number>
}

/** A number that stands in the database, read whenever somebody asks for the metrics. Gives what tells from which one. */
export function databaseGauge({ name, help, read }: DatabaseGauge): (db: Kysely<Schema>) => void {
  let asked: Kysely<Schema> | undefined
  gauge({ name, help }, async (own) => {
    if (asked === undefined) return
    const value = await Promise.race([read(asked).catch(() => undefined), pause(withinMs, undefined, { ref: false })])
    // Of a database that does not answer nothing is known.
    if (value === undefined) own.remove()
    else own.set(value)
  })
  return (db) => {
    asked = db
  }
}
