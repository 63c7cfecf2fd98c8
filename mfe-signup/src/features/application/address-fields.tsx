import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Address } from '@shop/shared/api/application'
import type { ApplicationForm } from '@shop/shared/domain/application'
import { Button, theme } from '@shop/shared/ui'
import { SelectField } from '@shop/shared/ui/form'
import { DigitsEntry, TextEntry } from './entry-fields.tsx'
import { type Lookup, townOf, useAddressLookup } from './use-address-lookup.ts'
import type { StepForm } from './use-step-form.ts'

const Fields = styled.div(css`
  & > :not(:first-child) { margin-top: 28px; }
  & > [data-said] { margin-top: 6px; color: ${theme.color.text.secondary}; line-height: 1.6; }
  & > [data-said]:empty { margin-top: 0; }
`)

const said: Record<Lookup['is'], string> = {
  idle: '',
  looking: '住所をさがしています。',
  filled: '住所を入力しました。番地をご確認ください。',
  filledCity: '都道府県と市区町村を入力しました。町名・番地を入力してください。',
  several: 'この郵便番号には住所が複数あります。お選びください。',
  none: '該当する住所が見つかりませんでした。住所を入力してください。',
  failed: '住所をさがせませんでした。お手数ですが、住所を入力してください。',
  noCode: '郵便番号を7けたの数字で入力すると、住所をさがせます。',
}

/** The place of the address that the entries have; empty when it is none of these. */
function placeOf(addresses: readonly Address[], { prefecture, city, street }: ApplicationForm): string {
  const here = addresses.filter((one) => one.prefecture === prefecture && one.city === city)
  const town = townOf(
    street,
    here.map((one) => one.town),
  )
  const at = addresses.findIndex((one) => here.includes(one) && one.town === town)
  return at < 0 ? '' : String(at)
}

/** 郵便番号 to 建物名; the code fills what it knows. */
export function AddressFields({ form, entries }: { form: StepForm; entries: ApplicationForm }) {
  const { lookup, typePostNumber, press, choose } = useAddressLookup(entries, form.setEntries)
  return (
    <Fields role="group" aria-label="お届け先のご住所">
      <DigitsEntry
        form={form}
        name="postNumber"
        label="郵便番号"
        need="required"
        hint="例）060-0001（ハイフンなしでも入力できます）"
        autoComplete="postal-code"
        maxWidth="200px"
        onChange={typePostNumber}
        action={
          <Button look="outline" isBusy={lookup.is === 'looking'} onClick={press}>
            住所をさがす
          </Button>
        }
      />
      <p data-said role="status">
        {said[lookup.is]}
      </p>
      {lookup.is === 'several' ? (
        <SelectField
          name="town"
          label="住所の候補"
          value={placeOf(lookup.addresses, entries)}
          options={lookup.addresses.map(({ prefecture, city, town }, at) => ({
            value: String(at),
            text: `${prefecture}${city}${town}`,
          }))}
          onChange={(at) => {
            const address = lookup.addresses[Number(at)]
            if (address !== undefined) choose(address)
          }}
        />
      ) : null}
      <TextEntry
        form={form}
        name="prefecture"
        label="都道府県"
        need="required"
        autoComplete="address-level1"
        maxWidth="340px"
      />
      <TextEntry form={form} name="city" label="市区町村" need="required" autoComplete="address-level2" />
      <TextEntry
        form={form}
        name="street"
        label="町名・番地"
        need="required"
        hint="例）北一条西2丁目1-1"
        autoComplete="address-line1"
      />
      <TextEntry
        form={form}
        name="building"
        label="建物名・部屋番号"
        need="optional"
        hint="例）みのりマンション 305号室"
        autoComplete="address-line2"
      />
    </Fields>
  )
}
