import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

type Query = Record<string, string>
type SetQuery = (next: Query | ((query: URLSearchParams) => URLSearchParams), options?: { replace?: boolean }) => void

/**
 * Gives the query of the address, and the way to another one on the same page. React Router's own brings its forms
 * along.
 */
export function useSearchParams(): readonly [URLSearchParams, SetQuery] {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const set: SetQuery = (next, options) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(search)) : new URLSearchParams(next)
      navigate(`?${wanted}`, options)
    }
    return [query, set] as const
  }, [search, navigate])
}
