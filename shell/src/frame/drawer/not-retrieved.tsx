import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { failureTitle } from '@shop/shared/points'
import { Button, Note } from '@shop/shared/ui'
import RotateCw from 'lucide-react/icons/rotate-cw'

const Root = styled.div(css`
  display: grid;
  gap: 8px;
  margin-top: 6px;
`)

type FailedQuery = { error: unknown; isFetching: boolean; refetch(): unknown }

/** In place of what its service did not give. Trying again asks that service alone. */
export const NotRetrieved = ({ query }: { query: FailedQuery }) => (
  <Root role="status">
    <Note tone="warning">{failureTitle(query.error)}</Note>
    <Button look="outline" isBusy={query.isFetching} onClick={() => void query.refetch()}>
      <RotateCw size={18} />
      再読み込み
    </Button>
  </Root>
)
