import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatWeek, type Member, type WeekNumber } from '@shop/shared/domain'
import { type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { ProductGridSkeleton, ProductResults, useProductPages } from '@shop/shared/product/list'
import { NoWeek } from '@shop/shared/product/order'
import { useNavigate, useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, memberOf, type Session, useSession } from '@shop/shared/session'
import { Container, EmptyState, LinkButton, media, theme } from '@shop/shared/ui'
import Repeat from 'lucide-react/icons/repeat'
import { useEffect, useMemo, useRef } from 'react'
import { RecommendedRow } from '../../parts/recommended-row.tsx'
import { repeatKey, repeatQuery } from './repeat.queries.ts'
import { RepeatChips, RepeatChipsWaiting } from './repeat-chips.tsx'
import { addressOf, choiceFrom, nameOf } from './repeat-choice.ts'
import { RepeatExplained } from './repeat-explained.tsx'

const Head = styled.div(css`
  padding: 24px 0 20px;

  & > p { color: ${theme.color.text.secondary}; line-height: 1.6; }
  ${media.mobile} { padding: 20px 0 14px; }
`)

/** リピ買い: what the member ordered before, to be ordered again. A visitor reads what it is. */
export function RepeatPage() {
  const isUnknown = useSession(isLoginUnknown)
  const member = useSession(memberOf)
  const week = useSession(currentWeek)
  return (
    <Container>
      <Head>
        <h1>リピ買い</h1>
        {member === undefined ? null : <p>これまでにご注文の商品から、今号でご注文いただけるものです。</p>}
      </Head>
      {isUnknown ? (
        <ProductGridSkeleton />
      ) : member === undefined ? (
        <RepeatExplained />
      ) : week === undefined ? (
        <NoWeek waiting={<ProductGridSkeleton />} />
      ) : (
        <RepeatProducts member={member} week={week.number} />
      )}
    </Container>
  )
}

const isLoginUnknown = ({ login }: Session) => login.status === 'unknown'

type Props = { member: Member; week: WeekNumber }

function RepeatProducts({ member, week }: Props) {
  const { api } = usePlatform()
  const [query] = useSearchParams()
  const choice = useMemo(() => choiceFrom(query), [query])
  const pages = useProductPages(repeatQuery(api, { week, member: member.code }, choice))
  useResetOfWeek(week)
  const categories = pages.is === 'ready' ? pages.last.categories : []
  return (
    <>
      {pages.is === 'waiting' ? <RepeatChipsWaiting /> : null}
      {categories.length === 0 ? null : <RepeatChips categories={categories} choice={choice} />}
      <ProductResults
        pages={pages}
        source="repeat"
        facts={orderedBeforeOf}
        choice={nameOf(choice, categories)}
        empty={<NothingBought isAll={choice.category === undefined} />}
      />
      <RecommendedRow place="repeat" week={week} />
    </>
  )
}

/** 3週ご注文・前回 11月2週 [K-174] */
const orderedBeforeOf = ({ orderedBefore }: Product) =>
  orderedBefore === undefined ? null : (
    <Before>
      {formatNumber(orderedBefore.times)}週ご注文・前回 {formatWeek(orderedBefore.lastWeek)}
    </Before>
  )

const Before = styled.p(css`
  ${theme.text.caption}
  margin-top: 2px;
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`)

/** Another week begins with all of its own list, and nothing of the old one comes back. */
function useResetOfWeek(week: WeekNumber): void {
  const { queryClient } = usePlatform()
  const navigate = useNavigate()
  const shown = useRef(week)
  useEffect(() => {
    if (shown.current === week) return
    shown.current = week
    queryClient.removeQueries({ queryKey: repeatKey, type: 'inactive' })
    navigate(addressOf({}), { replace: true })
  }, [week, queryClient, navigate])
}

const NothingBought = ({ isAll }: { isAll: boolean }) => (
  <EmptyState
    title={shoppingMessages.emptyRepeat.title}
    picture={<Repeat size={56} />}
    {...(isAll ? { text: 'ご注文になった商品が、次の週からここに並びます。' } : {})}
    action={
      isAll ? (
        <LinkButton to={href.categories()}>カテゴリからさがす</LinkButton>
      ) : (
        <LinkButton look="outline" to={addressOf({})}>
          すべてのリピ買い商品を見る
        </LinkButton>
      )
    }
  />
)
