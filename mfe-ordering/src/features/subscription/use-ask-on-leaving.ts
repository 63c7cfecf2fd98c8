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
 * Asks once when the member goes to another page of the shop with wishes that were not sent. The page has changed by
 * then and nothing is lost: はい leads back to them. Leaving the shop is asked by the browser. [ORD-131]
 */
export function useAskOnLeaving(hasWishes: boolean, member: MemberCode, discard: () => void): void {
  const { navigation, notices, holdRelease } = usePlatform()

  useEffect(() => {
    if (!hasWishes) return
    const letGo = holdRelease()
    const here = navigation.current()
    let isAsked = false
    const unsubscribe = navigation.subscribe(() => {
      const isElsewhere = navigation.current().pathname !== here.pathname
      // Who has logged out is asked nothing: the wishes were theirs.
      if (!isElsewhere || isAsked || memberOf(readSession())?.code !== member) return
      isAsked = true
      void notices.confirm(question).then((goesBack) => {
        if (goesBack) navigation.navigate(`${here.pathname}?tab=manage`)
        else discard()
      })
    })
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      letGo()
      unsubscribe()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [hasWishes, member, discard, navigation, notices, holdRelease])
}
