import { fullProductName } from '@shop/shared/domain/shopping'
import { QuantitySelect } from '@shop/shared/ui/shopping'
import { CycleChoice } from './cycle-choice.tsx'
import type { Registration } from './use-registration.ts'

/** How often; the first cycle is preselected. */
export const RegistrationChoices = ({
  registration: { offers, chosen, choose },
  isLabelHidden = false,
}: {
  registration: Registration
  isLabelHidden?: boolean
}) => (
  <CycleChoice
    cycles={offers.map(({ code }) => code)}
    value={chosen.code}
    onChange={choose}
    isLabelHidden={isLabelHidden}
  />
)

/** How many, of what can still be had. */
export const RegistrationQuantity = ({ registration }: { registration: Registration }) => (
  <QuantitySelect
    productName={fullProductName(registration.product)}
    value={registration.quantity}
    max={Math.max(registration.max, 1)}
    isDisabled={registration.max === 0 || registration.line.isOrdering}
    onChange={registration.setQuantity}
  />
)
