import { useEffect, useState } from 'react'

type Code = typeof import('./order-dialog.tsx')

let loaded: Code | undefined

/** The dialog is an extra: when its code cannot be loaded there is none, and the next order asks for it again. */
export function useOrderDialogCode(isWanted: boolean): Code | undefined {
  const [code, setCode] = useState(loaded)
  const isMissing = isWanted && code === undefined
  useEffect(() => {
    if (!isMissing) return
    const take = (come: Code) => {
      loaded = come
      setCode(come)
    }
    import(/* webpackChunkName: "order-dialog" */ './order-dialog.tsx').then(take, () => undefined)
  }, [isMissing])
  return code
}
