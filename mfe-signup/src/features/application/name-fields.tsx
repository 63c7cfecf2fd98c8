import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ApplicationForm } from '@shop/shared/domain/application'
import { theme } from '@shop/shared/ui'
import { KanaEntry, TextEntry } from './entry-fields.tsx'
import { useKanaReading } from './use-kana-reading.ts'
import type { StepForm } from './use-step-form.ts'

const Pair = styled.fieldset(css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6px 16px;
  margin-inline: 0;
  padding: 0;
  border: 0;

  & > legend { padding: 0; margin-bottom: 6px; font-weight: 700; line-height: 1.5; }
  & > p { grid-column: 1 / -1; font-size: 0.875rem; line-height: 1.6; color: ${theme.color.text.secondary}; }
  /* The fields stand beside each other, not below. */
  && > div { margin-top: 0; }
`)

/** お名前 and フリガナ of who has no member; the reading comes with the name. [K-97, JP-07, JP-08] */
export function NameFields({ form, entries }: { form: StepForm; entries: ApplicationForm }) {
  const lastName = useKanaReading('lastName', entries, form.setEntries)
  const firstName = useKanaReading('firstName', entries, form.setEntries)
  return (
    <>
      <Pair>
        <legend>お名前</legend>
        <div {...lastName.listeners}>
          <TextEntry
            form={form}
            name="lastName"
            label="姓"
            need="required"
            autoComplete="family-name"
            onChange={lastName.type}
          />
        </div>
        <div {...firstName.listeners}>
          <TextEntry
            form={form}
            name="firstName"
            label="名"
            need="required"
            autoComplete="given-name"
            onChange={firstName.type}
          />
        </div>
      </Pair>
      <Pair aria-describedby="kana-hint">
        <legend>フリガナ</legend>
        <p id="kana-hint">全角カタカナで入力してください（ひらがなも入力できます）</p>
        <KanaEntry form={form} name="lastNameKana" label="セイ" need="required" />
        <KanaEntry form={form} name="firstNameKana" label="メイ" need="required" />
      </Pair>
    </>
  )
}
