import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullName } from '@shop/shared/domain'
import { doorbellChoices, paperCatalogues, placementChoices, residences } from '@shop/shared/domain/application'
import { href } from '@shop/shared/routes'
import { Button, FailedState, LinkButton } from '@shop/shared/ui'
import { ErrorSummary, RadioGroup } from '@shop/shared/ui/form'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy } from 'react'
import { Entries, FormActions, FormPanel } from '../../parts/page.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressLine } from './delivery-address.ts'
import { ChoiceEntry, DigitsEntry, TextEntry, toOptions } from './entry-fields.tsx'
import type { StepProps } from './step-props.ts'
import { StepHeading, StepPage } from './steps.tsx'
import { useContact } from './use-contact.ts'
import { useStepForm } from './use-step-form.ts'

/** Members are not asked for their name: the first view need not wait for it. */
const NameFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: "name-fields" */ './name-fields.tsx')).NameFields,
}))

const Name = styled.dl(css`
  & > dt { font-weight: 700; line-height: 1.5; }
  & > dd { margin: 2px 0 0; font-size: 1.125rem; }
`)

/** お届け先: where to bring it, and how. [SGN-015 to SGN-018, SGN-025 to SGN-028] */
export function DeliveryStep({ editor, member, questions }: StepProps) {
  const { form, set, summary, attempt, submit } = useStepForm('delivery', editor, questions)
  const { draft } = editor
  const contact = useContact(draft, set, member !== undefined)
  const { form: entries, registered } = draft

  if (contact.isWaiting) return <ScreenWaiting />
  return (
    <StepPage step="delivery" hasPayment={questions.payment !== undefined} heading="宅配のお申し込み">
      <ErrorSummary attempt={attempt} errors={summary} />
      <FormPanel noValidate aria-labelledby="step" onSubmit={submit}>
        <StepHeading id="step">1. お届け先</StepHeading>
        <Entries>
          {member === undefined ? null : (
            <Name>
              <dt>お名前</dt>
              <dd>{fullName(member)} さま</dd>
            </Name>
          )}
          {questions.asksName ? <NameFields form={form} entries={entries} /> : null}
          {contact.hasFailed ? (
            <FailedState
              title="ご登録の住所を読み込めませんでした"
              text="下の欄に入力してお申し込みいただけます。"
              isBusy={contact.isRetrying}
              onRetry={contact.retry}
            />
          ) : null}
          {registered === undefined ? null : (
            <RadioGroup
              name="addressFrom"
              label="お届け先のご住所"
              need="required"
              value={draft.addressFrom}
              options={[
                { value: 'registered', text: 'ご登録の住所に届ける', hint: addressLine(registered) },
                { value: 'other', text: '別の住所に届ける' },
              ]}
              onChange={(addressFrom) => set({ addressFrom })}
            />
          )}
          {draft.addressFrom === 'registered' ? null : <AddressFields form={form} entries={entries} />}
          <DigitsEntry
            form={form}
            name="phoneNumber"
            label="電話番号"
            need="required"
            hint="日中につながる番号を入力してください"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxWidth="340px"
          />
          <ChoiceEntry
            form={form}
            name="residence"
            label="お住まいの種類"
            need="required"
            options={toOptions(residences)}
          />
          <ChoiceEntry
            form={form}
            name="placement"
            label="お届け場所"
            need="required"
            hint="お留守のときに商品を置く場所です"
            columns={3}
            options={toOptions(placementChoices)}
          />
          {entries.placement === '9' ? (
            <TextEntry
              form={form}
              name="placementOther"
              label="お届け場所の説明"
              need="required"
              hint="例）裏口の青い箱の中"
            />
          ) : null}
          <ChoiceEntry
            form={form}
            name="doorbell"
            label="お届け時の確認方法"
            need="required"
            columns={2}
            options={toOptions(doorbellChoices, {
              '1': 'チャイム・インターホンを鳴らします',
              '0': '静かに置いていきます',
            }).toReversed()}
          />
          <ChoiceEntry
            form={form}
            name="paperCatalogue"
            label="紙カタログの配付"
            need="required"
            columns={2}
            options={toOptions(paperCatalogues, {
              '0': 'Webカタログだけで注文します',
              '1': '毎週、商品と一緒にお届けします',
            })}
          />
        </Entries>
        <FormActions>
          <LinkButton to={href.top()} look="quiet" size="large">
            あとで続ける
          </LinkButton>
          <Button type="submit" size="large">
            次へ進む
            <ArrowRight size={20} />
          </Button>
        </FormActions>
      </FormPanel>
    </StepPage>
  )
}
