import { checkedLostWrite } from './next-write.ts'
import { setLostWrite } from './write-state.ts'
import type { HeldQuantity, SentOutcome } from './write-target.ts'

/** Reads whether a lost write has arrived, before anything is offered again. */
export async function checkLostWrite({ state, key, shown, read, settle }: HeldQuantity): Promise<SentOutcome> {
  let quantity: number
  try {
    quantity = await read()
  } catch (error) {
    return { is: 'unknown', quantity: shown, error }
  }
  const lost = state.lost.get(key)
  if (lost !== undefined) setLostWrite(state, key, checkedLostWrite(lost, quantity, state.elsewhere))
  settle(quantity)
  return { is: 'stored', quantity }
}
