import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Transfer } from '@shop/shared/api/payment'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { Button, Note, theme } from '@shop/shared/ui'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect, useId } from 'react'
import { AccountFacts } from './account-facts.tsx'
import type { HandOverFailure } from './hand-over-failure.ts'
import { registrationQuery } from './payment.queries.ts'
import type { useHandOver } from './use-hand-over.ts'

const Root = styled.div(css`
  display: grid;
  gap: 12px;
  justify-items: start;

  & > :not(button) { justify-self: stretch; }
  & [data-explained] { color: ${theme.color.text.secondary}; line-height: 1.6; }
  & [data-closed] { color: ${theme.color.danger.default}; font-weight: 600; }
  & [role='alert'] button { margin-top: 12px; }
`)

const words = {
  account: {
    button: '口座を登録する',
    thing: '口座',
    explained:
      '口座振替の受付会社の画面に移ります。通帳またはキャッシュカードをお手もとにご用意ください。登録が終わると、この画面に戻ります。',
  },
  card: {
    button: 'カードを登録する',
    thing: 'カード',
    explained:
      '決済会社の画面に移ります。クローバーカードをお手もとにご用意ください。登録が終わると、この画面に戻ります。',
  },
} as const

type Props = {
  kind: 'account' | 'card'
  transfer: Transfer | undefined
  handOver: ReturnType<typeof useHandOver>
}

export const isRegisteredAs = (kind: 'account' | 'card', transfer: Transfer | undefined): boolean =>
  transfer?.state === 'registered' && transfer.kind === kind

/** The registration at the payment company, or the way there; never both. [SGN-038, SGN-056, SGN-065] */
export const Registration = ({ kind, transfer, handOver }: Props) =>
  isRegisteredAs(kind, transfer) ? (
    <Root>
      <Note tone="success">
        <b>登録済み</b>
        <p>{words[kind].thing}の登録が済んでいます。もう一度登録する必要はありません。</p>
      </Note>
      {transfer?.account === undefined ? null : <AccountFacts heading="登録した口座" account={transfer.account} />}
    </Root>
  ) : (
    <WayThere kind={kind} handOver={handOver} />
  )

function WayThere({ kind, handOver: { state, start } }: Omit<Props, 'transfer'>) {
  const { api, report } = usePlatform()
  const { error, isPending } = useQuery(registrationQuery(api))
  const closedId = useId()
  const { button, thing, explained } = words[kind]
  useEffect(() => {
    if (error !== null) report({ error, doing: '支払いサービス設定の取得に失敗しました' })
  }, [error, report])

  return (
    <Root>
      <p data-explained>{explained}</p>
      {state.at === 'failed' ? <HandOverFailed {...state.failure} /> : null}
      <Button
        size="large"
        disabled={error !== null}
        aria-describedby={error === null ? undefined : closedId}
        isBusy={isPending || state.at === 'asking' || state.at === 'leaving'}
        busyText={isPending ? '確認しています' : '移動しています'}
        onClick={() => void start(kind)}
      >
        {button}
        <ExternalLink size={18} />
      </Button>
      {error === null ? null : (
        <p id={closedId} data-closed>
          ただいま{thing}登録をご利用いただけません
        </p>
      )}
    </Root>
  )
}

function HandOverFailed({ message, mustLogin }: HandOverFailure) {
  const { login } = usePlatform()
  return (
    <div role="alert">
      <Note tone="error">
        <b>{message.title}</b>
        <p>{message.text}</p>
        {mustLogin ? <Button onClick={login}>ログイン画面へ</Button> : null}
      </Note>
    </div>
  )
}
