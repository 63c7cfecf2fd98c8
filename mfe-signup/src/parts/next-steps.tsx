import { css } from '@emotion/react'
import styled from '@emotion/styled'

const List = styled.ol(css`
  margin: 12px 0 20px;
  padding-left: 1.5em;
  list-style: decimal;
  line-height: 1.75;

  & > li + li { margin-top: 8px; }
`)

/** これからの流れ: after an application whose payment is set up, or without one. [SGN-012] */
export const NextSteps = ({ hasPayment }: { hasPayment: boolean }) => (
  <>
    <h2>これからの流れ</h2>
    <List>
      <li>お申し込みの内容を確認し、結果をご連絡します。</li>
      {hasPayment ? (
        <li>確認が終わると、このサイトでご注文いただけるようになります。</li>
      ) : (
        <>
          <li>お支払い方法の登録用紙を郵送でお届けします。ご記入のうえ、ご返送ください。</li>
          <li>登録が終わると、このサイトでご注文いただけるようになります。</li>
        </>
      )}
    </List>
  </>
)
