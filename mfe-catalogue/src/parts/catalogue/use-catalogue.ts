import type { Catalogue } from '@shop/shared/api/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useNavigate } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { useEffect } from 'react'
import { catalogueListQuery, catalogueNumbersQuery } from './catalogue.queries.ts'
import { catalogueNumberAt } from './catalogue-number.ts'

export type FoundCatalogue =
  | { is: 'waiting' }
  /** Not on offer in the week: the page is being left. */
  | { is: 'absent' }
  /** A part that could not be read is missing, and the page shows the rest. [CAT-022] */
  | { is: 'open'; id: string; catalogue?: Catalogue; number?: number }

const notOffered = { title: 'このカタログは、今週はご覧いただけません' }

/** An id that no catalogue has is never put into a file's name. */
const isCatalogueId = (text: string) => /^[1-9]\d{0,7}$/.test(text)

/**
 * The catalogue of an address in a week. One that is not in the list, or without a number in that week, leads to Main;
 * a list that cannot be read says nothing about it. [CAT-022]
 */
export function useCatalogue(id: string, week: WeekNumber): FoundCatalogue {
  const { api, notices } = usePlatform()
  const navigate = useNavigate()
  const isId = isCatalogueId(id)
  const list = useQuery({ ...catalogueListQuery(api), enabled: isId })
  const numbers = useQuery({ ...catalogueNumbersQuery(api, id), enabled: isId })
  const found = judge(id, week, { isId, list, numbers })
  const isAbsent = found.is === 'absent'

  useEffect(() => {
    if (!isAbsent) return
    notices.snackbar(notOffered)
    void navigate(href.top(), { replace: true })
  }, [isAbsent, notices, navigate])

  return found
}

type Read<T> = { isPending: boolean; isError: boolean; data: T | undefined }
type Facts = {
  isId: boolean
  list: Read<{ catalogues: readonly Catalogue[] }>
  numbers: Read<Parameters<typeof catalogueNumberAt>[0]>
}

function judge(id: string, week: WeekNumber, { isId, list, numbers }: Facts): FoundCatalogue {
  if (!isId) return { is: 'absent' }
  if (list.isPending) return { is: 'waiting' }
  const catalogue = list.data?.catalogues.find((one) => one.id === id)
  if (list.data !== undefined && catalogue === undefined) return { is: 'absent' }
  if (numbers.isPending) return { is: 'waiting' }
  const number = numbers.data === undefined ? undefined : catalogueNumberAt(numbers.data, week)
  if (numbers.data !== undefined && number === undefined) return { is: 'absent' }
  return {
    is: 'open',
    id,
    ...(catalogue === undefined ? {} : { catalogue }),
    ...(number === undefined ? {} : { number }),
  }
}
