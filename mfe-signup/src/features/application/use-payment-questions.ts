import { PaymentCallRefused, paymentCallText } from '@shop/shared/api/payment'
import type { Member } from '@shop/shared/domain'
import { offeredPayments, paymentStepOf, visitDays } from '@shop/shared/domain/application'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useEffect } from 'react'
import { bankAccountsQuery, serviceUseQuery, transferQuery, visitOptionsQuery } from '../../parts/payment.queries.ts'
import type { PaymentFailure, PaymentQuestions } from './questions.ts'

/** Stands for a status that nobody knows. */
const initialStatus = '1'

type Asked = { error: Error | null; isFetching: boolean; refetch(): unknown }

const failureOf = ({ error, isFetching, refetch }: Asked, toText: (error: Error) => string): PaymentFailure[] =>
  error === null ? [] : [{ text: toText(error), isRetrying: isFetching, retry: () => void refetch() }]

/** The step of payment by the member's yoshin status; a login without a member has none. [K-93] */
export function usePaymentQuestions(member: Member | undefined) {
  const { api, report } = usePlatform()
  const owner = member?.code ?? ''
  const enabled = member !== undefined
  const accounts = useQuery({ ...bankAccountsQuery(api, owner), enabled })
  const judgement = useQuery({ ...serviceUseQuery(api, owner), enabled })
  const transfer = useQuery({ ...transferQuery(api, owner), enabled })

  const status = accounts.data?.yoshinStatus
  const { step, isKnown } = paymentStepOf(status ?? initialStatus)
  const hasPayment = enabled && step !== 'nonPayment'
  const visit = useVisitOptions(hasPayment)

  useEffect(() => {
    if (!isKnown) report({ error: new RangeError('unknown yoshin status'), doing: 'choose the step of payment' })
  }, [isKnown, report])
  useReportedRefusal(accounts.error, '/GetBankAccount/')
  useReportedRefusal(judgement.error, '/GetServiceUseJudge/')

  const payment: PaymentQuestions = {
    yoshinStatus: isKnown ? (status ?? '') : initialStatus,
    step,
    offered:
      accounts.data === undefined
        ? []
        : offeredPayments(step, {
            hasCloverCard: judgement.data?.hasCloverCard ?? false,
            hasVisitSupport: visit.isOffered,
          }),
    accounts: accounts.data,
    transfer: transfer.data,
    visitDays: visit.days,
    visitTimes: visit.times,
    failures: [
      ...failureOf(accounts, (error) => paymentCallText('bankAccount', error)),
      ...failureOf(judgement, (error) => paymentCallText('judgement', error)),
      ...failureOf(transfer, () => '登録の状況を確認できませんでした'),
      ...visit.failures,
    ],
  }

  return {
    payment: hasPayment ? payment : undefined,
    areStepsUnknown: enabled && accounts.isPending,
    isLoading: enabled && [accounts, judgement, transfer, visit].some(({ isPending }) => isPending),
    isUnavailable: judgement.data?.isAvailable === false,
    transfer: transfer.data,
  }
}

/** A call that fails is reported by the shell; one that answered no only looks like a success to it. */
function useReportedRefusal(error: Error | null, doing: string): void {
  const { report } = usePlatform()
  useEffect(() => {
    if (error instanceof PaymentCallRefused) report({ error, doing })
  }, [error, doing, report])
}

/** A switch of the configuration; without its days a visit is not offered. */
function useVisitOptions(hasPayment: boolean) {
  const { api, clock, config } = usePlatform()
  const enabled = hasPayment && (config.switches?.visitSupport ?? false)
  const options = useQuery({ ...visitOptionsQuery(api), enabled })
  const { data } = options
  return {
    isOffered: enabled && data !== undefined,
    isPending: enabled && options.isPending,
    days: data === undefined ? [] : visitDays(data, clock.now()),
    times: data?.times ?? [],
    failures: failureOf(options, () => '訪問できる日を読み込めませんでした'),
  }
}
