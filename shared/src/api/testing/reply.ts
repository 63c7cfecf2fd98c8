import type * as v from 'valibot'

/** As a service writes it. */
export type Reply<C extends { reply: v.GenericSchema }> = v.InferInput<C['reply']>
