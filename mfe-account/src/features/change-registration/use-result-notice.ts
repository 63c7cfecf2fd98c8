import { usePlatform } from '@shop/shared/platform'
import { useNavigate, useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { useEffect } from 'react'
import { takeVisit } from './visit-id.ts'

/** Tells once what became of the visit that this tab came back from; who changed nothing is told nothing. [K-91] */
export function useResultNotice(): void {
  const { notices, storage } = usePlatform()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const visit = search.get('visit')
  const result = search.get('result')

  useEffect(() => {
    if (visit === null) return
    if (takeVisit(storage, visit) && result === 'changed') notices.snackbar({ title: '登録情報を変更しました' })
    navigate(href.changeRegistration(), { replace: true })
  }, [visit, result, notices, storage, navigate])
}
