import { href } from '@shop/shared/routes'
import { Button, EmptyState, LinkButton } from '@shop/shared/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { FormPage, PageHeading } from '../../parts/page.tsx'

const Screen = ({ children }: { children: ReactNode }) => (
  <FormPage>
    <PageHeading>宅配のお申し込み</PageHeading>
    {children}
  </FormPage>
)

const toTop = (text: string) => <LinkButton to={href.top()}>{text}</LinkButton>

/** Nothing to apply for. */
export const DeliveryUserState = () => (
  <Screen>
    <EmptyState
      title="宅配をすでにご利用いただいています"
      text="お申し込みは必要ありません。このままご注文いただけます。"
      picture={<Truck size={52} />}
      action={toTop('注文トップへ')}
    />
  </Screen>
)

/** [GRD-075, GRD-076] */
export const BarredState = ({ reason }: { reason: string }) => (
  <Screen>
    <EmptyState
      title="こちらの画面からはお申し込みいただけません"
      text={reason}
      picture={<CircleAlert size={52} />}
      action={toTop('トップページへ')}
    />
  </Screen>
)

/** The member base was not reached when the page was opened. */
export const UnclearState = () => (
  <Screen>
    <EmptyState
      title="お客さまの情報を読み込めませんでした"
      text="入力内容は残っています。時間をおいて、もう一度お試しください。"
      picture={<CloudOff size={52} />}
      action={<Button onClick={() => location.reload()}>再読み込み</Button>}
    />
  </Screen>
)
