import type { MemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { memberOf, readSession } from '@shop/shared/session'
import { useEffect } from 'react'

const question = {
  title: '確定していない変更があります',
  text: '定期便の変更はまだ確定していません。定期便設定に戻りますか？「いいえ」を選ぶと、変更は取り消されます。',
  yes: '定期便設定に戻る',
  no: '変更を取り消す',
}

/**
 * Asks once when the member goes to another page of the shop with requests that were not sent. The page has changed by
 * then and nothing is lost: はい leads back to them, and only いいえ drops them. Esc leaves them where they are, and so
 * does who goes back without an answer. Leaving the shop is asked by the browser.
 */
export function useAskOnLeaving(hasWishes: boolean, member: MemberCode, discard: () => void): void {
  const { navigation, notices, holdRelease } = usePlatform()

  useEffect(() => {
    if (!hasWishes) return
    const releaseHold = holdRelease()
    const here = navigation.current()
    const isHere = () => navigation.current().pathname === here.pathname
    let isLeft = false
    /** The question outlives the page that was left. */
    const ask = async () => {
      const back = new AbortController()
      const stop = navigation.subscribe(() => {
        if (isHere()) back.abort()
      })
      const goesBack = await notices.ask(question, back.signal)
      stop()
      if (goesBack === true) navigation.navigate(`${here.pathname}?tab=manage`)
      if (goesBack === false) discard()
    }
    const unsubscribe = navigation.subscribe(() => {
      const wasLeft = isLeft
      isLeft = !isHere()
      // Who has logged out is asked nothing: the requests were theirs.
      if (isLeft && !wasLeft && memberOf(readSession())?.code === member) void ask()
    })
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onUnload)
    return () => {
      releaseHold()
      unsubscribe()
      removeEventListener('beforeunload', onUnload)
    }
  }, [hasWishes, member, discard, navigation, notices, holdRelease])
}
