import { FormPage, PageHeading } from '../../parts/page.tsx'

export const PendingPaymentPage = () => (
  <FormPage>
    <PageHeading>お支払い方法の登録</PageHeading>
  </FormPage>
)
