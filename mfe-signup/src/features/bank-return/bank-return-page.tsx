import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { Waiting } from '@shop/shared/ui'
import { useEffect } from 'react'
import { FormPage, PageHeading, Panel } from '../../parts/page.tsx'
import { bankReturnKey, startedTransferKey } from '../../parts/transfer-keys.ts'
import { routes } from '../../routes.ts'

/**
 * Where the payment company sends somebody back to, logged in or not. It only notes by which page this tab came back, when
 * it went away for that; the application asks the services what is registered.
 */
export function BankReturnPage() {
  const { navigation, storage } = usePlatform()
  const { pathname } = useLocation()
  useEffect(() => {
    const started = storage.read(startedTransferKey)
    if (started !== undefined) {
      const isComplete = pathname.startsWith(routes.accountTransferComplete.path)
      storage.write(bankReturnKey, { ...started, flag: isComplete ? 2 : 1 })
      storage.remove(startedTransferKey)
    }
    navigation.navigate(href.deliveryApplication(), { replace: true })
  }, [navigation, storage, pathname])

  return (
    <FormPage>
      <PageHeading>トドックへ戻っています</PageHeading>
      <Waiting text="お申し込みの画面へ戻っています">
        <Panel>お申し込みの画面へ戻っています。そのままお待ちください。</Panel>
      </Waiting>
    </FormPage>
  )
}
