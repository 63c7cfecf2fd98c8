import type { Call } from './call.ts'
import type { FirstRead } from './first-read.ts'
import * as contract from './index.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value && 'reply' in value

const calls = new Map(
  [...Object.values<unknown>(contract), contract.catalogueNumbersCall('{catalogueId}')]
    .filter(isCall)
    .filter(({ method }) => method === 'GET')
    .map((call) => [`${call.service} ${call.path}`, call]),
)

/** The call that a declared read begins. Of one that the contract has not, nothing is known. */
export const callOfRead = ({ service, path }: FirstRead): Call | undefined => calls.get(`${service} ${path}`)
