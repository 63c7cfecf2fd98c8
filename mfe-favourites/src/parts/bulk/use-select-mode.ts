import { useLocation, useNavigate } from '@shop/shared/router'

export type SelectMode = { isOn: boolean; begin(): void; end(): void }

/** Whether several are being chosen stands in the address: a reload keeps it, and the back button leaves it. */
export function useSelectMode(): SelectMode {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return {
    isOn: new URLSearchParams(search).get('select') === '1',
    begin: () => navigate(`?${withSelect(search, true)}`, { state: fromShelf }),
    end: () => {
      if (isFromShelf(state)) navigate(-1)
      else navigate(`?${withSelect(search, false)}`, { replace: true })
    },
  }
}

const fromShelf = { isFromShelf: true }

/** Otherwise what lies before in the history is another page, as after a login. */
const isFromShelf = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFromShelf' in state

function withSelect(search: string, isOn: boolean): URLSearchParams {
  const query = new URLSearchParams(search)
  if (isOn) query.set('select', '1')
  else query.delete('select')
  return query
}
