import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  type ApplicationForm,
  childrenChoices,
  formatDayWithEra,
  introducerChoices,
  toCalendarDay,
  trialCampaignChoices,
} from '@shop/shared/domain/application'
import { Button, LinkButton, theme } from '@shop/shared/ui'
import { ErrorSummary } from '@shop/shared/ui/form'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Entries, FormActions, FormPanel } from '../../parts/page.tsx'
import { ChoiceEntry, DigitsEntry, TextEntry, toOptions } from './entry-fields.tsx'
import type { StepProps } from './step-props.ts'
import { StepHeading, StepPage, stepRoutes } from './steps.tsx'
import { type StepForm, useStepForm } from './use-step-form.ts'

/** お客さま情報: children, who introduced the member, and the trial campaign. [SGN-019 to SGN-022] */
export function CustomerStep({ editor, questions }: StepProps) {
  const { form, summary, attempt, submit } = useStepForm('customer', editor, questions)
  const entries = editor.draft.form

  return (
    <StepPage step="customer" hasPayment={questions.payment !== undefined} heading="お客さまの情報">
      <ErrorSummary attempt={attempt} errors={summary} />
      <FormPanel noValidate aria-labelledby="step" onSubmit={submit}>
        <StepHeading id="step">2. お客さま情報</StepHeading>
        <Entries>
          <ChoiceEntry
            form={form}
            name="children"
            label="お子さまについて"
            need="required"
            options={toOptions(childrenChoices)}
            onChange={(children) =>
              form.setEntries(children === '0' ? { children, childDate: '', childName: '' } : { children })
            }
          />
          <ChildFields form={form} entries={entries} />
          <ChoiceEntry
            form={form}
            name="introducer"
            label="ご紹介者"
            need="required"
            hint="組合員の方のご紹介でお申し込みの場合は「いる」をお選びください"
            columns={2}
            options={toOptions(introducerChoices)}
          />
          {entries.introducer === '1' ? <IntroducerFields form={form} /> : null}
          {questions.asksTrialCampaign ? (
            <ChoiceEntry
              form={form}
              name="trialCampaign"
              label="お試しキャンペーン"
              need="required"
              columns={2}
              options={toOptions(trialCampaignChoices).toReversed()}
            />
          ) : null}
        </Entries>
        <FormActions>
          <LinkButton to={stepRoutes.delivery.path} look="outline" size="large">
            戻る
          </LinkButton>
          <Button type="submit" size="large">
            {questions.payment === undefined ? '確認へ進む' : '次へ進む'}
            <ArrowRight size={20} />
          </Button>
        </FormActions>
      </FormPanel>
    </StepPage>
  )
}

const Understood = styled.p(css`
  && { margin-top: 6px; }
  color: ${theme.color.text.secondary};
  &:empty { display: none; }
`)

/** 1 asks the due date, 2 the birth date and the name. */
function ChildFields({ form, entries: { children, childDate } }: { form: StepForm; entries: ApplicationForm }) {
  if (children === '' || children === '0') return null
  const day = toCalendarDay(childDate)
  const isBorn = children === '2'
  return (
    <>
      <TextEntry
        form={form}
        name="childDate"
        label={isBorn ? 'お子さまの生年月日' : '出産予定日'}
        need="required"
        hint={isBorn ? '例）20210401、2021/4/1、令和3年4月1日' : '例）20270401、2027/4/1、令和9年4月1日'}
        maxWidth="340px"
      />
      <Understood>{day === undefined ? '' : formatDayWithEra(day)}</Understood>
      {isBorn ? <TextEntry form={form} name="childName" label="お子さまのお名前" need="required" /> : null}
    </>
  )
}

const IntroducerFields = ({ form }: { form: StepForm }) => (
  <>
    <TextEntry form={form} name="introducerName" label="ご紹介者のお名前" need="required" />
    <DigitsEntry
      form={form}
      name="introducerUnionNumber"
      label="ご紹介者の組合員番号"
      need="optional"
      maxWidth="340px"
    />
    <DigitsEntry
      form={form}
      name="introducerPhoneNumber"
      label="ご紹介者の電話番号"
      need="optional"
      type="tel"
      inputMode="tel"
      maxWidth="340px"
    />
  </>
)
