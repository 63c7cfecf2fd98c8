import { FormPage, PageHeading } from '../../parts/page.tsx'

export const UnavailablePage = () => (
  <FormPage>
    <PageHeading>ただいまお申し込みいただけません</PageHeading>
  </FormPage>
)
