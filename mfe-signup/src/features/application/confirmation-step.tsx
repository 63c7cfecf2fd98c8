import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { Button, LinkButton, Note, theme } from '@shop/shared/ui'
import { CheckboxField, ErrorSummary } from '@shop/shared/ui/form'
import { type FormEvent, useState } from 'react'
import { FormActions, FormPanel } from '../../parts/page.tsx'
import { formOf } from './draft.ts'
import { EntriesSummary } from './entries-summary.tsx'
import { paymentRows } from './payment-summary.ts'
import { RefusalNote } from './refusal-note.tsx'
import type { StepProps } from './step-props.ts'
import { StepPage, stepRoutes } from './steps.tsx'
import { customerRows, deliveryRows } from './summary-rows.ts'
import { TermsLinks } from './terms-links.tsx'
import { useSendApplication } from './use-send-application.ts'

const Reminder = styled.div(css`margin-bottom: 20px;`)
const Sending = styled.p(css`
  margin-top: 12px;
  color: ${theme.color.text.secondary};
  text-align: right;
  &:empty { margin: 0; }
`)
const agreeText = '利用規約と個人情報の取扱いへの同意が必要です。'

/** 確認: all entries once more, nothing is asked again. */
export function ConfirmationStep({ editor, member, questions }: StepProps) {
  const { login } = usePlatform()
  const { send, isSending, refusal } = useSendApplication(editor, questions, member)
  const [attempt, setAttempt] = useState(0)
  const { draft, set } = editor
  const { payment } = questions
  const form = formOf(draft)
  const agreeError = attempt > 0 && !draft.agrees ? agreeText : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (draft.agrees) send()
  }

  return (
    <StepPage step="confirmation" hasPayment={payment !== undefined} heading="お申し込み内容の確認">
      <ErrorSummary attempt={attempt} errors={agreeError === undefined ? [] : [{ name: 'agrees', text: agreeError }]} />
      {refusal === undefined ? (
        <Reminder>
          <Note>
            <b>まだお申し込みは完了していません。</b>内容をお確かめのうえ、いちばん下のボタンを押してください。
          </Note>
        </Reminder>
      ) : (
        <RefusalNote refusal={refusal} onLogin={login} />
      )}
      <EntriesSummary name="お届け先" to={stepRoutes.delivery.path} rows={deliveryRows(form, member)} />
      <EntriesSummary name="お客さま情報" to={stepRoutes.customer.path} rows={customerRows(form, questions)} />
      {payment === undefined ? null : (
        <EntriesSummary name="お支払い方法" to={stepRoutes.payment.path} rows={paymentRows(form, payment)} />
      )}
      <FormPanel noValidate aria-label="お申し込み" onSubmit={submit}>
        <TermsLinks />
        <CheckboxField
          name="agrees"
          label="利用規約と個人情報の取扱いに同意します"
          error={agreeError}
          isChecked={draft.agrees}
          onChange={(agrees) => set({ agrees })}
        />
        <FormActions>
          <LinkButton to={stepRoutes[payment === undefined ? 'customer' : 'payment'].path} look="outline" size="large">
            戻る
          </LinkButton>
          <Button type="submit" size="large" isBusy={isSending} busyText="送信しています">
            この内容で申し込む
          </Button>
        </FormActions>
        <Sending role="status">{isSending ? '送信しています。画面を閉じずにお待ちください。' : ''}</Sending>
      </FormPanel>
    </StepPage>
  )
}
