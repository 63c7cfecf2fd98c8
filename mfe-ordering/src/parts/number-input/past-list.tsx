import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Member, WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useSession } from '@shop/shared/session'
import { Button, media, Note } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { useRef } from 'react'
import { NeverOrdered } from './closed-entry.tsx'
import { lastPastWeek, listHandle, numberListQuery } from './number-list.queries.ts'

/** Not on paper, where the order is. */
const Root = styled.div(css`${media.print} { display: none; }`)

type Whose = { owner: string; member: Member }

/** Lines left on the list of the week that has closed last, until the member has seen it. */
export function PastList(whose: Whose) {
  const week = useSession(lastPastWeek)
  return week === undefined ? null : <ListOfWeek week={week} {...whose} />
}

function ListOfWeek({ week, ...whose }: Whose & { week: WeekNumber }) {
  const platform = usePlatform()
  const { data: lines = [] } = useQuery(numberListQuery(platform, week, whose.owner))
  if (lines.length === 0) return null
  return (
    <Root>
      <Note tone="warning">
        <NeverOrdered week={week} {...whose}>
          <SeenButton onPress={() => listHandle(platform, week, whose.owner).change(() => [])} />
        </NeverOrdered>
      </Note>
    </Root>
  )
}

function SeenButton({ onPress }: { onPress(): void }) {
  const root = useRef<HTMLDivElement>(null)
  useFocusWhenGone(root)
  return (
    <div ref={root}>
      <Button look="outline" onClick={onPress}>
        確認しました
      </Button>
    </div>
  )
}
