import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { Note } from '@shop/shared/ui'
import { appliedKey } from '../../parts/applied.ts'
import { EnrolmentLine } from '../../parts/enrolment-line.tsx'
import { NextSteps } from '../../parts/next-steps.tsx'
import { FormPage, PageHeading, Panel } from '../../parts/page.tsx'
import { ReceiptNumber } from '../../parts/receipt-number.tsx'
import { RegisterOnline } from '../../parts/register-online.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { ToTopPage } from '../../parts/to-top-page.tsx'
import { useApplicant } from '../../parts/use-applicant.ts'
import { useApplicationRedirect } from '../../parts/use-lead-to-application.ts'
import { routes } from '../../routes.ts'

const Lead = styled.div(css`margin-bottom: 20px;`)

/** お申し込みの完了, with payment or without it, for who has just applied in this tab. */
export function CompletePage() {
  const { storage } = usePlatform()
  const { pathname } = useLocation()
  const applicant = useApplicant()
  const applied = storage.read(appliedKey)
  const isHere = applicant.is === 'applicant' && applied?.owner === applicant.owner
  useApplicationRedirect(!isHere)
  if (!isHere) return <ScreenWaiting />

  const hasPayment = pathname.replace(/\/+$/, '') === routes.completeWithPayment.path
  return (
    <FormPage>
      <PageHeading>お申し込みを受け付けました</PageHeading>
      <Lead>
        <Note tone="success">
          <b>宅配のお申し込みありがとうございます。</b>
          {hasPayment ? 'ご入力の内容とお支払い方法をお預かりしました。' : 'ご入力の内容をお預かりしました。'}
        </Note>
      </Lead>
      <Panel>
        <NextSteps hasPayment={hasPayment} />
        <ReceiptNumber number={applied.id} />
        {hasPayment || applicant.member === undefined ? null : <RegisterOnline />}
        <EnrolmentLine about="お申し込みについてのお問い合わせ" />
        <ToTopPage />
      </Panel>
    </FormPage>
  )
}
