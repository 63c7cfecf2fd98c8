import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullName, type Member } from '@shop/shared/domain'
import { doorbells, paperCatalogues, placements, residences } from '@shop/shared/domain/application'
import { Button, FailedState } from '@shop/shared/ui'
import { DigitsField, ErrorSummary, RadioGroup, TextField } from '@shop/shared/ui/form'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Entries, FormPanel, Ways } from '../../parts/page.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressLine } from './address-line.ts'
import { LaterWay } from './later-way.tsx'
import { toOptions } from './options.ts'
import { StepHeading, StepPage } from './steps.tsx'
import { useContact } from './use-contact.ts'
import type { DraftEditor } from './use-draft.ts'
import { useStepForm } from './use-step-form.ts'

const Name = styled.dl(css`
  & > dt { font-weight: 700; line-height: 1.5; }
  & > dd { margin: 2px 0 0; font-size: 1.125rem; }
`)

/** お届け先: where to bring it, and how. [SGN-015 to SGN-018, SGN-025 to SGN-028] */
export function DeliveryStep({ editor, member }: { editor: DraftEditor; member: Member | undefined }) {
  const contact = useContact(editor, member !== undefined)
  const { errors, summary, attempt, submit } = useStepForm('delivery', editor)
  const { draft, type, set } = editor
  const { form, registered } = draft

  if (contact.isWaiting) return <ScreenWaiting />
  return (
    <StepPage step="delivery" heading="宅配のお申し込み">
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
          {draft.addressFrom === 'registered' ? null : <AddressFields form={form} errors={errors} onChange={type} />}
          <DigitsField
            name="phoneNumber"
            label="電話番号"
            need="required"
            hint="日中につながる番号を入力してください"
            error={errors.phoneNumber}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxWidth="340px"
            value={form.phoneNumber}
            onChange={(phoneNumber) => type({ phoneNumber })}
          />
          <RadioGroup
            name="residence"
            label="お住まいの種類"
            need="required"
            error={errors.residence}
            value={form.residence}
            options={toOptions(residences)}
            onChange={(residence) => type({ residence })}
          />
          <RadioGroup
            name="placement"
            label="お届け場所"
            need="required"
            hint="お留守のときに商品を置く場所です"
            error={errors.placement}
            columns={3}
            value={form.placement}
            options={toOptions(placements)}
            onChange={(placement) => type({ placement })}
          />
          {form.placement === '9' ? (
            <TextField
              name="placementOther"
              label="お届け場所の説明"
              need="required"
              hint="例）裏口の青い箱の中"
              error={errors.placementOther}
              value={form.placementOther}
              onChange={(placementOther) => type({ placementOther })}
            />
          ) : null}
          <RadioGroup
            name="doorbell"
            label="お届け時の確認方法"
            need="required"
            error={errors.doorbell}
            columns={2}
            value={form.doorbell}
            options={toOptions(doorbells, {
              '1': 'チャイム・インターホンを鳴らします',
              '0': '静かに置いていきます',
            }).toReversed()}
            onChange={(doorbell) => type({ doorbell })}
          />
          <RadioGroup
            name="paperCatalogue"
            label="紙カタログの配付"
            need="required"
            error={errors.paperCatalogue}
            columns={2}
            value={form.paperCatalogue}
            options={toOptions(paperCatalogues, {
              '0': 'Webカタログだけで注文します',
              '1': '毎週、商品と一緒にお届けします',
            })}
            onChange={(paperCatalogue) => type({ paperCatalogue })}
          />
        </Entries>
        <Ways>
          <LaterWay />
          <Button type="submit" size="large">
            次へ進む
            <ArrowRight size={20} />
          </Button>
        </Ways>
      </FormPanel>
    </StepPage>
  )
}
