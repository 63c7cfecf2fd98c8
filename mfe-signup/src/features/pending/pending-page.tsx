import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ApplicationUnderReview } from '@shop/shared/api/application'
import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { FailedState, Note, retryOf } from '@shop/shared/ui'
import { EnrolmentLine } from '../../parts/enrolment-line.tsx'
import { NextSteps } from '../../parts/next-steps.tsx'
import { FormPage, PageHeading, Panel } from '../../parts/page.tsx'
import { ReceiptNumber } from '../../parts/receipt-number.tsx'
import { RegisterOnline } from '../../parts/register-online.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { ToTopPage } from '../../parts/to-top-page.tsx'
import { underReviewQuery } from '../../parts/under-review.queries.ts'
import { useApplicant } from '../../parts/use-applicant.ts'
import { useApplicationRedirect } from '../../parts/use-lead-to-application.ts'
import { usePaymentState } from './use-payment-state.ts'

const Lead = styled.div(css`margin-bottom: 20px;`)

/** お申し込みの受付: an application is under review. */
export function PendingPage() {
  const applicant = useApplicant()
  const isApplicant = applicant.is === 'applicant'
  useApplicationRedirect(!isApplicant)
  return isApplicant ? <UnderReview owner={applicant.owner} member={applicant.member} /> : <ScreenWaiting />
}

function UnderReview({ owner, member }: { owner: string; member: Member | undefined }) {
  const { api } = usePlatform()
  const application = useQuery(underReviewQuery(api, owner))
  useApplicationRedirect(application.data === null)

  if (application.isPending || application.data === null) return <ScreenWaiting />
  if (application.data === undefined)
    return (
      <FormPage>
        <PageHeading>お申し込みの受付</PageHeading>
        <FailedState title="お申し込みの状況を読み込めませんでした" {...retryOf(application)} />
      </FormPage>
    )
  return <Received application={application.data} owner={owner} member={member} />
}

function Received({
  application: { receiptNumber, hasPayment: isInApplication },
  owner,
  member,
}: {
  application: ApplicationUnderReview
  owner: string
  member: Member | undefined
}) {
  const { hasPayment, mayRegister } = usePaymentState(isInApplication, owner, member)
  return (
    <FormPage>
      <PageHeading>お申し込みは受付済みです</PageHeading>
      <Lead>
        <Note tone="success">
          <b>宅配のお申し込みの内容を確認しています。</b>
          もう一度お申し込みいただく必要はありません。
        </Note>
      </Lead>
      <Panel>
        <NextSteps hasPayment={hasPayment} />
        {receiptNumber === undefined ? null : <ReceiptNumber number={receiptNumber} />}
        {mayRegister ? <RegisterOnline /> : null}
        <EnrolmentLine about="お申し込みについてのお問い合わせ" />
        <ToTopPage />
      </Panel>
    </FormPage>
  )
}
