import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { Steps } from '@shop/shared/ui/form'
import type { ReactNode } from 'react'
import { FormPage, PageHeading } from '../../parts/page.tsx'
import { routes } from '../../routes.ts'

/** In their order, without payment. [SGN-013, SGN-060] */
export const stepRoutes = {
  delivery: { path: routes.deliveryApplication.path, name: 'お届け先' },
  customer: { path: routes.customerInfo.path, name: 'お客さま情報' },
  confirmation: { path: routes.confirmation.path, name: '確認' },
} as const

export type StepName = keyof typeof stepRoutes
export const stepNames = ['delivery', 'customer', 'confirmation'] as const satisfies readonly StepName[]

export const stepAt = (pathname: string): StepName =>
  stepNames.find((step) => stepRoutes[step].path === pathname.replace(/\/+$/, '')) ?? 'delivery'

/** Around a step: its heading and where it stands among the others. [SGN-014] */
export const StepPage = ({ step, heading, children }: { step: StepName; heading: string; children: ReactNode }) => (
  <FormPage>
    <PageHeading>{heading}</PageHeading>
    <StepsPlace>
      <Steps
        label="お申し込みの手順"
        steps={stepNames.map((step) => ({ text: stepRoutes[step].name, to: stepRoutes[step].path }))}
        current={stepNames.indexOf(step)}
      />
    </StepsPlace>
    {children}
  </FormPage>
)

const StepsPlace = styled.div(css`margin-bottom: 24px;`)

/** The name of a step inside its panel. */
export const StepHeading = styled.h2(css`
  margin-bottom: 24px;
  padding-bottom: 14px;
  border-bottom: 2px solid ${theme.color.brand.default};
  font-size: 1.375rem;
  ${media.mobile} { margin-bottom: 20px; }
`)
