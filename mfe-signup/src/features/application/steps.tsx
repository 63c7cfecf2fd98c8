import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { Steps } from '@shop/shared/ui/form'
import type { ReactNode } from 'react'
import { FormPage, PageHeading } from '../../parts/page.tsx'
import { routes } from '../../routes.ts'

export const stepRoutes = {
  delivery: { path: routes.deliveryApplication.path, name: 'お届け先' },
  customer: { path: routes.customerInfo.path, name: 'お客さま情報' },
  payment: { path: routes.payment.path, name: 'お支払い' },
  confirmation: { path: routes.confirmation.path, name: '確認' },
} as const

export type StepName = keyof typeof stepRoutes

/** In their order, with the step of payment or without it. */
export const stepNamesOf = (hasPayment: boolean): readonly StepName[] =>
  hasPayment ? ['delivery', 'customer', 'payment', 'confirmation'] : ['delivery', 'customer', 'confirmation']

export const stepAt = (pathname: string): StepName => {
  const at = pathname.replace(/\/+$/, '')
  return stepNamesOf(true).find((step) => stepRoutes[step].path === at) ?? 'delivery'
}

type StepPageProps = {
  step: StepName
  heading: string
  hasPayment: boolean
  children: ReactNode
}

/** Around a step: its heading and where it stands among the others. */
export const StepPage = ({ step, heading, hasPayment, children }: StepPageProps) => {
  const names = stepNamesOf(hasPayment)
  return (
    <FormPage>
      <PageHeading>{heading}</PageHeading>
      <StepsPlace>
        <Steps
          label="お申し込みの手順"
          steps={names.map((name) => ({ text: stepRoutes[name].name, to: stepRoutes[name].path }))}
          current={names.indexOf(step)}
        />
      </StepsPlace>
      {children}
    </FormPage>
  )
}

const StepsPlace = styled.div(css`margin-bottom: 24px;`)

/** The name of a step inside its panel. */
export const StepHeading = styled.h2(css`
  margin-bottom: 24px;
  padding-bottom: 14px;
  border-bottom: 2px solid ${theme.color.brand.default};
  font-size: 1.375rem;
  ${media.mobile} { margin-bottom: 20px; }
`)
