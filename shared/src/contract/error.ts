import * as v from '@shop/shared/schema'
import { maybe } from './wire.ts'

/**
 * Body of every refusal. `error_status` is looked up in `static-data/error-messages.json`, else
 * `error_message` is shown, else the generic text. [ERR-013]
 */
export const errorWire = v.object({
  error_status: maybe(v.string()),
  error_message: maybe(v.string()),
  /** Read for one thing alone: `out of service`. [ERR-003] */
  message: maybe(v.string()),
})
export type ErrorWire = v.InferInput<typeof errorWire>

/** `status`: with which the services refuse; absent for a code that is in no refusal. `link`: where to write to us. */
export type ErrorReply = { status?: number; title: string; message: string; link?: string }
