import type { Call } from '@shop/shared/contract'
import type * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import type { Refusal } from './refusal.ts'

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined

/** A call that came in and was found in order. */
export type Asked<C extends Call, Subject> = {
  query: OutputOf<C['query']>
  body: OutputOf<C['body']>
  /** The login's name at the identity provider. */
  subject: Subject
  /** For a write: the transaction that is committed before the answer goes out. */
  db: Database
}

/** Gives the reply in its wire form; unknown fields are taken out on the way. */
export type Answer<C extends Call, Subject> = (asked: Asked<C, Subject>) => Promise<v.InferInput<C['reply']>>

/** The same for several that are answered in one transaction: an answer or a refusal for each, in their order. */
export type AnswerTogether<C extends Call> = (
  db: Database,
  asked: readonly Omit<Asked<C, string>, 'db'>[],
) => Promise<readonly (v.InferInput<C['reply']> | Refusal)[]>
