import { defineKey, schema } from '@shop/shared/platform'

/** A hand-over to the payment company that this tab went away for. [SGN-061] */
export type StartedTransfer = {
  owner: string
  transferId: string
  kind: 'account' | 'card'
  /** Before the application is sent, or after it. */
  from: 'application' | 'pending'
}

const started = {
  owner: schema.string(),
  transferId: schema.string(),
  kind: schema.picklist(['account', 'card']),
  from: schema.picklist(['application', 'pending']),
}

export const startedTransferKey = defineKey<StartedTransfer>({
  name: 'signup.transfer',
  in: 'session',
  of: 'member',
  schema: schema.object(started),
})

/** By which page this tab came back: 1 the page of errors, 2 the page of success. It proves nothing. [SGN-051, SGN-052, SGN-061] */
export type BankReturn = StartedTransfer & { flag: 1 | 2 }

export const bankReturnKey = defineKey<BankReturn>({
  name: 'signup.bankReturn',
  in: 'session',
  of: 'member',
  schema: schema.object({ ...started, flag: schema.picklist([1, 2]) }),
})
