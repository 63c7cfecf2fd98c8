import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { paymentCallText } from '@shop/shared/api/payment'
import type { Member } from '@shop/shared/domain'
import { isPendingPayment, stepLabelOf } from '@shop/shared/domain/application'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { FailedState, LinkButton, Note, retryOf } from '@shop/shared/ui'
import { useEffect } from 'react'
import { HandOverForm } from '../../parts/hand-over-form.tsx'
import { FormActions, FormPage, PageHeading, Panel } from '../../parts/page.tsx'
import { bankAccountsQuery, transferQuery } from '../../parts/payment.queries.ts'
import { PaymentNoticeNote } from '../../parts/payment-notice.tsx'
import { Registration } from '../../parts/registration.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useHandOver } from '../../parts/use-hand-over.ts'
import { routes } from '../../routes.ts'

const Lead = styled.div(css`margin-bottom: 20px;`)

const Back = styled.div(css`margin-top: 20px;`)

/** Of J1 alone the application is known to wait. [K-20] */
const leads = {
  waiting: 'お申し込みは受付済みで、お支払い方法の登録をお待ちしています。',
  other: 'お支払いに使う口座を、Webで登録できます。宅配のお申し込みがまだの方は、先にお申し込みください。',
} as const

/** Who applied without a payment registers an account here. One that pays already has the step of the application. [SGN-051] */
export function RegisterAccount({ member }: { member: Member }) {
  const { api, navigation } = usePlatform()
  const accounts = useQuery(bankAccountsQuery(api, member.code))
  const transfer = useQuery(transferQuery(api, member.code))
  const handOver = useHandOver({ owner: member.code, from: 'pending', entries: () => ({}) })
  const status = accounts.data?.yoshinStatus
  const isElsewhere = status !== undefined && stepLabelOf(status) === 'payment'
  useEffect(() => {
    if (isElsewhere) navigation.navigate(routes.payment.path, { replace: true })
  }, [isElsewhere, navigation])

  if (accounts.isPending || transfer.isPending || isElsewhere) return <ScreenWaiting />
  const failed = [accounts, transfer].find(({ data }) => data === undefined)
  const isRegistered = transfer.data?.state === 'registered'
  return (
    <FormPage>
      <PageHeading>お支払い方法の登録</PageHeading>
      {failed === undefined ? (
        <>
          <PaymentNoticeNote isRegistered={isRegistered} />
          <Lead>
            <Note>{leads[isPendingPayment(status ?? '') ? 'waiting' : 'other']}</Note>
          </Lead>
          <Panel>
            <Registration kind="account" transfer={transfer.data} handOver={handOver} />
            {isRegistered ? (
              <FormActions>
                <LinkButton to={routes.pendingComplete.path} size="large">
                  この口座で支払う
                </LinkButton>
              </FormActions>
            ) : null}
          </Panel>
          <Back>
            <LinkButton to={routes.pending.path} look="quiet">
              お申し込みの受付へ戻る
            </LinkButton>
          </Back>
          {handOver.state.at === 'leaving' ? <HandOverForm {...handOver.state.form} /> : null}
        </>
      ) : (
        <FailedState
          title={
            failed === accounts ? paymentCallText('bankAccount', accounts.error) : '登録の状況を確認できませんでした'
          }
          {...retryOf(failed)}
        />
      )}
    </FormPage>
  )
}
