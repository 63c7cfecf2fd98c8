import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { Button, Note } from '@shop/shared/ui'
import { AccountFacts } from '../../parts/account-facts.tsx'
import { FormActions, FormPage, PageHeading, Panel } from '../../parts/page.tsx'
import { fromSavedEntries, type ResumableTransfer } from './saved-entries.ts'
import { stepRoutes } from './steps.tsx'
import type { DraftEditor } from './use-draft.ts'

const Words = styled.div(css`
  display: grid;
  gap: 16px;
  line-height: 1.75;
`)

type Props = {
  editor: DraftEditor
  transfer: ResumableTransfer
  onBeginAnew(): void
}

/** The tab was closed at the payment company: what was entered is offered again, what is registered stays. */
export function ResumePage({ editor, transfer, onBeginAnew }: Props) {
  const { navigation } = usePlatform()
  const isRegistered = transfer.state === 'registered'
  const thing = transfer.kind === 'card' ? 'カード' : '口座'

  function resume(): void {
    editor.set(fromSavedEntries(transfer.entries))
    if (isRegistered) editor.finish('payment')
    navigation.navigate(stepRoutes[isRegistered ? 'confirmation' : 'payment'].path)
  }

  return (
    <FormPage>
      <PageHeading>宅配のお申し込み</PageHeading>
      <Panel>
        <Words>
          <h2>前回の入力が残っています</h2>
          <p>お申し込みはまだ完了していません。前回の入力の続きから再開できます。</p>
          {isRegistered ? (
            <Note tone="success">
              <b>{thing}の登録は済んでいます。</b>もう一度登録する必要はありません。
            </Note>
          ) : null}
          {isRegistered && transfer.account !== undefined ? (
            <AccountFacts heading="登録した口座" account={transfer.account} />
          ) : null}
        </Words>
        <FormActions>
          <Button look="outline" size="large" onClick={onBeginAnew}>
            最初から入力する
          </Button>
          <Button size="large" onClick={resume}>
            入力の続きから再開する
          </Button>
        </FormActions>
      </Panel>
    </FormPage>
  )
}
