import { askHandOver, type HandOver, type HandOverRequest } from '@shop/shared/api/payment'
import { usePlatform } from '@shop/shared/platform'
import { useQueryClient } from '@shop/shared/query'
import { useEffect, useRef, useState } from 'react'
import { type HandOverFailure, isRegisteredAlready, toHandOverFailure } from './hand-over-failure.ts'
import { refreshPayment } from './payment.queries.ts'
import { startedTransferKey } from './transfer-keys.ts'

type HandOverState =
  | { at: 'ready' }
  | { at: 'asking' }
  | { at: 'leaving'; form: HandOver }
  | { at: 'failed'; failure: HandOverFailure }

/** A script's address would run in the shop's page. */
function expectWebAddress(address: string): void {
  if (!/^https?:$/.test(new URL(address).protocol)) throw new TypeError('the payment company has no web address')
}

export type HandOverProps = {
  owner: string
  from: HandOverRequest['from']
  /** As typed, at the time of the press. */
  entries(): HandOverRequest['entries']
}

/**
 * Goes to the payment company in this tab, once however often it is pressed. The services store the entries first; who has
 * left the screen meanwhile is not taken away any more. [SGN-062]
 */
export function useHandOver({ owner, from, entries }: HandOverProps) {
  const { api, storage, report } = usePlatform()
  const client = useQueryClient()
  const [state, setState] = useState<HandOverState>({ at: 'ready' })
  const asking = useRef<AbortController>(undefined)

  useEffect(() => {
    // The page as it was left, out of the browser's history: something may be registered by now.
    function comeBack(): void {
      if (asking.current === undefined) return
      asking.current = undefined
      setState({ at: 'ready' })
      void refreshPayment(client, api, owner)
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
      asking.current?.abort()
    }
  }, [client, api, owner])

  async function start(kind: HandOverRequest['kind']): Promise<void> {
    if (asking.current !== undefined) return
    const mine = new AbortController()
    asking.current = mine
    setState({ at: 'asking' })
    try {
      const form = await askHandOver(api, { kind, from, entries: entries() })
      if (mine.signal.aborted) return
      expectWebAddress(form.action)
      storage.write(startedTransferKey, { owner, transferId: form.transferId, kind, from })
      setState({ at: 'leaving', form })
    } catch (error) {
      if (mine.signal.aborted) return
      asking.current = undefined
      if (isRegisteredAlready(error)) void refreshPayment(client, api, owner)
      else report({ error, doing: 'hand over to the payment company' })
      setState({ at: 'failed', failure: toHandOverFailure(error) })
    }
  }

  return { state, start }
}
