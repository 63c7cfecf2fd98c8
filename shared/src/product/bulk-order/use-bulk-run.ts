import type { Message } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { askToLogin } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import type { BulkRun, bulkRunQuery, ShownOutcome } from './bulk-run.queries.ts'
import { useIsHere } from './use-is-here.ts'

type Tell = (done: number, total?: number) => void
type Result<O extends ShownOutcome> = { outcome: O; login?: Message }

type Runner<O extends ShownOutcome, R extends Result<O>> = {
  query: ReturnType<typeof bulkRunQuery<O>>
  /** Names the work in a report of its failure. */
  doing: string
  onResult(result: R): void
}

/**
 * One action at a time on many products, with its progress and its outcome. A second press while one is under way counts
 * for nothing. Where an action fails as a whole, or was given up, all is as before; a text says why and is handed back.
 */
export function useBulkRun<O extends ShownOutcome, R extends Result<O>>({ query, doing, onResult }: Runner<O, R>) {
  const platform = usePlatform()
  const { queryClient, notices } = platform
  const { data: run } = useQuery(query)
  const isHere = useIsHere()
  const read = (): BulkRun<O> => queryClient.getQueryData<BulkRun<O>>(query.queryKey) ?? {}
  const write = (next: BulkRun<O>) => queryClient.setQueryData<BulkRun<O>>(query.queryKey, next)

  async function act(text: string, total: number, work: (tell: Tell) => Promise<R | string | undefined>) {
    const before = read()
    if (before.progress !== undefined) return undefined
    const tell: Tell = (done, of = total) => write({ ...before, progress: { text, done, total: of } })
    tell(0)
    const releaseHold = platform.holdRelease()
    try {
      const result = await work(tell)
      if (result === undefined || typeof result === 'string') {
        write(before)
        return result
      }
      write({ outcome: result.outcome })
      onResult(result)
      const { title, lines, tone } = result.outcome
      // Who has left the screen meanwhile hears of it where they are.
      if (!isHere.current) notices.snackbar({ title, text: lines.join('。'), isError: tone === 'warning' })
      if (result.login !== undefined) void askToLogin(platform, result.login)
    } catch (error) {
      write(before)
      notices.failure(error, doing)
    } finally {
      releaseHold()
    }
    return undefined
  }

  return { run: run ?? {}, read, act, close: () => void write({}) }
}
