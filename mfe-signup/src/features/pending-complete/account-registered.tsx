import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Member } from '@shop/shared/domain'
import { unreachable } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { FailedState, Note } from '@shop/shared/ui'
import { useEffect } from 'react'
import { AccountFacts } from '../../parts/account-facts.tsx'
import { FormPage, PageHeading, Panel } from '../../parts/page.tsx'
import { toNoticeState } from '../../parts/payment-notice.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { ToTopPage } from '../../parts/to-top-page.tsx'
import { routes } from '../../routes.ts'
import { useAccountUpdate } from './use-account-update.ts'

const Words = styled.div(css`
  display: grid;
  gap: 16px;
  line-height: 1.75;
`)

/** Says that the account is registered once it is the one that is applied for. */
export function AccountRegistered({ member }: { member: Member }) {
  const { navigation } = usePlatform()
  const update = useAccountUpdate(member)
  const isUnconfirmed = update.is === 'unconfirmed'
  useEffect(() => {
    if (isUnconfirmed)
      navigation.navigate(routes.pendingPayment.path, { replace: true, state: toNoticeState('unconfirmedAccount') })
  }, [isUnconfirmed, navigation])

  switch (update.is) {
    case 'waiting':
    case 'unconfirmed':
      return <ScreenWaiting />
    case 'failed':
      return (
        <FormPage>
          <PageHeading>お支払い方法の登録</PageHeading>
          <FailedState
            title={update.text}
            text="口座の登録は失われていません。時間をおいて、もう一度お試しください。"
            isBusy={update.isRetrying}
            onRetry={update.retry}
          />
        </FormPage>
      )
    case 'done':
      return (
        <FormPage>
          <PageHeading>お支払い方法を登録しました</PageHeading>
          <Panel>
            <Words>
              <Note tone="success">
                <b>口座の登録が完了しました。</b>
                <p>登録用紙の返送は必要ありません。お申し込みの結果は、あらためてご連絡します。</p>
              </Note>
              {update.account === undefined ? null : <AccountFacts heading="登録した口座" account={update.account} />}
            </Words>
            <ToTopPage />
          </Panel>
        </FormPage>
      )
    default:
      return unreachable(update)
  }
}
