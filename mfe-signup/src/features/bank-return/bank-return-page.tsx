import { FormPage, PageHeading } from '../../parts/page.tsx'

export const BankReturnPage = () => (
  <FormPage>
    <PageHeading>トドックへ戻っています</PageHeading>
  </FormPage>
)
