import { FormPage, PageHeading } from '../../parts/page.tsx'

export const PendingPage = () => (
  <FormPage>
    <PageHeading>お申し込みは受付済みです</PageHeading>
  </FormPage>
)
