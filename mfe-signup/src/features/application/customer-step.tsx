import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  type ApplicationErrors,
  type ApplicationForm,
  childrenChoices,
  formatDayWithEra,
  introducerChoices,
  toCalendarDay,
} from '@shop/shared/domain/application'
import { Button, LinkButton, theme } from '@shop/shared/ui'
import { DigitsField, ErrorSummary, RadioGroup, TextField } from '@shop/shared/ui/form'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Entries, FormPanel, Ways } from '../../parts/page.tsx'
import { toOptions } from './options.ts'
import { StepHeading, StepPage, stepRoutes } from './steps.tsx'
import type { DraftEditor } from './use-draft.ts'
import { useStepForm } from './use-step-form.ts'

/** お客さま情報: children and who introduced the member. [SGN-020 to SGN-022] */
export function CustomerStep({ editor }: { editor: DraftEditor }) {
  const { errors, summary, attempt, submit } = useStepForm('customer', editor)
  const { type } = editor
  const { form } = editor.draft
  const parts = { form, errors, onChange: type }

  return (
    <StepPage step="customer" heading="お客さまの情報">
      <ErrorSummary attempt={attempt} errors={summary} />
      <FormPanel noValidate aria-labelledby="step" onSubmit={submit}>
        <StepHeading id="step">2. お客さま情報</StepHeading>
        <Entries>
          <RadioGroup
            name="children"
            label="お子さまについて"
            need="required"
            error={errors.children}
            value={form.children}
            options={toOptions(childrenChoices)}
            onChange={(children) => type(children === '0' ? { children, childDate: '', childName: '' } : { children })}
          />
          <ChildFields {...parts} />
          <RadioGroup
            name="introducer"
            label="ご紹介者"
            need="required"
            hint="組合員の方のご紹介でお申し込みの場合は「いる」をお選びください"
            error={errors.introducer}
            columns={2}
            value={form.introducer}
            options={toOptions(introducerChoices)}
            onChange={(introducer) => type({ introducer })}
          />
          {form.introducer === '1' ? <IntroducerFields {...parts} /> : null}
        </Entries>
        <Ways>
          <LinkButton to={stepRoutes.delivery.path} look="outline" size="large">
            戻る
          </LinkButton>
          <Button type="submit" size="large">
            確認へ進む
            <ArrowRight size={20} />
          </Button>
        </Ways>
      </FormPanel>
    </StepPage>
  )
}

type Parts = {
  form: ApplicationForm
  errors: ApplicationErrors
  onChange(entries: Partial<ApplicationForm>): void
}

const Understood = styled.p(css`
  && { margin-top: 6px; }
  color: ${theme.color.text.secondary};
  &:empty { display: none; }
`)

/** 1 asks the due date, 2 the birth date and the name. [SGN-021] */
function ChildFields({ form, errors, onChange }: Parts) {
  if (form.children === '' || form.children === '0') return null
  const day = toCalendarDay(form.childDate)
  const isBorn = form.children === '2'
  return (
    <>
      <TextField
        name="childDate"
        label={isBorn ? 'お子さまの生年月日' : '出産予定日'}
        need="required"
        hint={isBorn ? '例）20210401、2021/4/1、令和3年4月1日' : '例）20270401、2027/4/1、令和9年4月1日'}
        error={errors.childDate}
        maxWidth="340px"
        value={form.childDate}
        onChange={(childDate) => onChange({ childDate })}
      />
      <Understood>{day === undefined ? '' : formatDayWithEra(day)}</Understood>
      {isBorn ? (
        <TextField
          name="childName"
          label="お子さまのお名前"
          need="required"
          error={errors.childName}
          value={form.childName}
          onChange={(childName) => onChange({ childName })}
        />
      ) : null}
    </>
  )
}

const IntroducerFields = ({ form, errors, onChange }: Parts) => (
  <>
    <TextField
      name="introducerName"
      label="ご紹介者のお名前"
      need="required"
      error={errors.introducerName}
      value={form.introducerName}
      onChange={(introducerName) => onChange({ introducerName })}
    />
    <DigitsField
      name="introducerUnionNumber"
      label="ご紹介者の組合員番号"
      need="optional"
      error={errors.introducerUnionNumber}
      maxWidth="340px"
      value={form.introducerUnionNumber}
      onChange={(introducerUnionNumber) => onChange({ introducerUnionNumber })}
    />
    <DigitsField
      name="introducerPhoneNumber"
      label="ご紹介者の電話番号"
      need="optional"
      error={errors.introducerPhoneNumber}
      type="tel"
      inputMode="tel"
      maxWidth="340px"
      value={form.introducerPhoneNumber}
      onChange={(introducerPhoneNumber) => onChange({ introducerPhoneNumber })}
    />
  </>
)
