import { type Call, reserveResultXml } from '@shop/shared/contract'
import * as v from '@shop/shared/schema'
import { ApiError } from './error.ts'
import { callName } from './parse-reply.ts'

const success = '0'
const failure = '1'
/** The legacy service says no in a document of its own. */
const answered = 200

type WithResult = v.GenericSchema<unknown, { result: string }>

/**
 * A document of the legacy point service in the shape of its contract. Result 1 is its refusal, with its own words;
 * what is neither 0 nor 1, or no such document, is broken: after a write nobody knows what is stored.
 */
export async function readLegacy<S extends WithResult>(call: Call, schema: S, text: string): Promise<v.InferOutput<S>> {
  const { readXml } = await import(/* webpackChunkName: "read-xml" */ './read-xml.ts')
  const facts = { call: callName(call), status: answered }
  const document = readXml(text, ['history'])
  const said = v.safeParse(reserveResultXml, document)
  if (said.success && said.output.result === failure) {
    const { error_code: errorStatus, error_message: errorMessage } = said.output
    throw new ApiError('REFUSED', {
      ...facts,
      ...(errorStatus === undefined ? {} : { errorStatus }),
      ...(errorMessage === undefined ? {} : { errorMessage }),
    })
  }
  const parsed = v.safeParse(schema, document)
  if (parsed.success && parsed.output.result === success) return parsed.output
  throw new ApiError('BROKEN_REPLY', { ...facts, ...(call.csrf ? { maybeStored: true } : {}) })
}
