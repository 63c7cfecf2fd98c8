import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { LinkButton, Note, theme } from '@shop/shared/ui'
import { useEffect } from 'react'
import { appliedKey } from '../../parts/applied.ts'
import { FormActions, FormPage, PageHeading, Panel } from '../../parts/page.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useApplicant } from '../../parts/use-applicant.ts'

/** お申し込みの完了, without payment. Who has not applied is led to where one applies. [SGN-006, SGN-012] */
export function CompletePage() {
  const { navigation, storage } = usePlatform()
  const applicant = useApplicant()
  const applied = storage.read(appliedKey)
  const isHere = applicant.is === 'applicant' && applied?.owner === applicant.owner
  useEffect(() => {
    if (!isHere) navigation.navigate(href.deliveryApplication(), { replace: true })
  }, [isHere, navigation])

  return isHere ? <Accepted id={applied.id} /> : <ScreenWaiting />
}

const Next = styled.ol(css`
  margin: 12px 0 0;
  padding-left: 1.5em;
  list-style: decimal;
  line-height: 1.75;

  & > li + li { margin-top: 8px; }
`)

const Receipt = styled.p(css`
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid ${theme.color.border.default};
  color: ${theme.color.text.secondary};
  line-height: 1.6;

  & > b { font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`)

function Accepted({ id }: { id: string | undefined }) {
  const phone = usePlatform().config.phones['enrolment']
  const isNew = id !== undefined
  return (
    <FormPage>
      <PageHeading>{isNew ? 'お申し込みを受け付けました' : 'お申し込みは受付済みです'}</PageHeading>
      <Note tone="success">
        {isNew ? (
          <>
            <b>宅配のお申し込みありがとうございます。</b>
            ご入力の内容をお預かりしました。
          </>
        ) : (
          <b>先にいただいた宅配のお申し込みを確認しています。</b>
        )}
      </Note>
      <Gap />
      <Panel>
        <h2>これからの流れ</h2>
        <Next>
          <li>お申し込みの内容を確認し、結果をご連絡します。</li>
          <li>お支払い方法の登録用紙を郵送でお届けします。ご記入のうえ、ご返送ください。</li>
          <li>登録が終わると、このサイトでご注文いただけるようになります。</li>
        </Next>
        {id === undefined ? null : (
          <Receipt>
            受付番号 <b>{id}</b>
          </Receipt>
        )}
        {phone === undefined ? null : (
          <p>
            お申し込みについてのお問い合わせ：宅配加入受付窓口 <a href={`tel:${phone}`}>{phone}</a>
          </p>
        )}
        <FormActions>
          <LinkButton to={href.top()} size="large">
            トップページへ
          </LinkButton>
        </FormActions>
      </Panel>
    </FormPage>
  )
}

const Gap = styled.div(css`height: 20px;`)
