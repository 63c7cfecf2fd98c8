import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { Button, theme } from '@shop/shared/ui'
import { Dialog, LeaveButton, leave } from '@shop/shared/ui/dialog'
import { useState } from 'react'
import { LegalFacts } from './legal-facts.tsx'
import { RegistrationChoices, RegistrationQuantity } from './registration-choices.tsx'
import { subscriptionsKey } from './subscription.queries.ts'
import type { Registration } from './use-registration.ts'

const Body = styled.div(css`
  display: grid;
  gap: 14px;
  margin-top: 14px;

  & > label { justify-self: start; }
  & > p { color: ${theme.color.text.secondary}; }
`)

/** The last look before a subscription is placed: everything can still be changed here. [G-15] */
export function SubscriptionDialog({ registration, onClose }: { registration: Registration; onClose(): void }) {
  const { product, line, quantity, max } = registration
  const { queryClient } = usePlatform()
  const [isPlaced, setIsPlaced] = useState(false)
  const place = async (button: Element) => {
    await line.order(quantity)
    // The settings may stand behind this dialog.
    void queryClient.invalidateQueries({ queryKey: subscriptionsKey })
    // No second one while the dialog goes.
    setIsPlaced(true)
    leave(button, onClose)
  }
  return (
    <Dialog
      title="定期便で注文"
      text={fullProductName(product)}
      onClose={onClose}
      actions={
        <>
          <LeaveButton look="outline" onLeave={onClose}>
            戻る
          </LeaveButton>
          <Button
            isBusy={line.isOrdering || isPlaced}
            busyText="登録中"
            disabled={max === 0}
            onClick={({ currentTarget }) => void place(currentTarget)}
          >
            定期便に登録する
          </Button>
        </>
      }
    >
      <Body>
        <RegistrationChoices registration={registration} />
        <RegistrationQuantity registration={registration} />
        <p>初回は設定された週から、その週のいちばんお得な価格でお届けします</p>
        <LegalFacts registration={registration} />
      </Body>
    </Dialog>
  )
}
