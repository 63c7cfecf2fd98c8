import { Note } from '@shop/shared/ui'
import { EnrolmentLine } from '../../parts/enrolment-line.tsx'
import { FormPage, PageHeading, Panel } from '../../parts/page.tsx'
import { ToTopPage } from '../../parts/to-top-page.tsx'

/** Delivery is not available to who applies; whom to ask. [K-94] */
export const UnavailablePage = () => (
  <FormPage>
    <PageHeading>ただいまお申し込みいただけません</PageHeading>
    <Panel>
      <Note tone="warning">
        <b>お客さまのお住まいの地域では、ただいま宅配のお申し込みを受け付けておりません。</b>
        お申し込みは完了していません。
      </Note>
      <EnrolmentLine about="宅配のご利用についてのご相談" />
      <ToTopPage />
    </Panel>
  </FormPage>
)
