import { FormPage, PageHeading } from '../../parts/page.tsx'

export const PendingCompletePage = () => (
  <FormPage>
    <PageHeading>お支払い方法を登録しました</PageHeading>
  </FormPage>
)
