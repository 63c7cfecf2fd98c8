import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatWeek } from '@shop/shared/domain'
import { cycleLabel, type Product } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import { Button, LinkButton, media, theme } from '@shop/shared/ui'
import Repeat from 'lucide-react/icons/repeat'
import { useId, useState } from 'react'
import { RegistrationChoices, RegistrationQuantity } from './registration-choices.tsx'
import { SubscriptionDialog } from './subscription-dialog.tsx'
import { UnsentRegistration } from './unsent-registration.tsx'
import { useFocusOnWords } from './use-focus-on-words.ts'
import { type Registration, useRegistration } from './use-registration.ts'

const Root = styled.section(css`
  display: grid;
  gap: 12px;
  margin-top: 16px;
  padding: 22px 24px;
  border: 1px solid ${theme.palette.brand[100]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.brand.tint};

  & h2 { display: flex; align-items: center; gap: 8px; font-size: 1.125rem; color: ${theme.color.brand.hover}; }
  & p { line-height: 1.6; color: ${theme.color.text.secondary}; }
  & p[data-done] { font-weight: 700; color: ${theme.color.text.primary}; }
  & > [data-order] { display: flex; gap: 8px; }
  & > [data-order] > button { flex: 1; min-height: 46px; padding-inline: 8px; }
  & > a { justify-self: start; }
  & label:hover { background: ${theme.color.surface.card}; }

  ${media.mobile} { padding: 16px; }
`)

/** 定期便にすると注文忘れなし: how often and how many, then the dialog that says all before it is placed. */
export function SubscriptionPanel({ product }: { product: Product }) {
  const registration = useRegistration(product)
  const titleId = useId()
  if (registration === undefined) return null
  if (registration.line.offer.is !== 'open' && registration.registered === undefined) return null
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Repeat size={22} />
        定期便にすると注文忘れなし
      </h2>
      <PanelBody registration={registration} />
    </Root>
  )
}

/** A change that was asked for does not count yet. */
const registeredWords = ({ inEffect }: NonNullable<Registration['registered']>): string =>
  inEffect === undefined
    ? '定期便に登録済みです'
    : `定期便に登録済みです（${cycleLabel(inEffect.cycle)}・${inEffect.quantity}点）`

function PanelBody({ registration }: { registration: Registration }) {
  const { product, registered, line } = registration
  const [isOpen, setIsOpen] = useState(false)
  const isRegistered = registered !== undefined && !line.isOrdering && !line.isUnknown
  const done = useFocusOnWords(isRegistered, isOpen)

  if (isRegistered)
    return (
      <>
        <p ref={done} data-done tabIndex={-1}>
          {registeredWords(registered)}
        </p>
        <LinkButton look="outline" to={href.subscriptions()}>
          定期便設定で確認・変更する
        </LinkButton>
      </>
    )
  if (line.isUnknown)
    return (
      <>
        <p role="alert">ご登録が届いたか確認できませんでした</p>
        <Button look="outline" onClick={() => void line.check()}>
          ご登録を確認する
        </Button>
      </>
    )
  if (line.unsent !== undefined) return <UnsentRegistration registration={registration} />
  return (
    <>
      <p>初回は{formatWeek(product.week)}。その週のいちばん安い価格でお届けします。</p>
      <RegistrationChoices registration={registration} isLabelHidden />
      <div data-order>
        <RegistrationQuantity registration={registration} />
        <Button look="outline" disabled={registration.max === 0} onClick={() => setIsOpen(true)}>
          定期便で注文
        </Button>
      </div>
      {registration.max === 0 ? <p>これ以上は追加できません</p> : null}
      {isOpen ? <SubscriptionDialog registration={registration} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
