import { usePlatform } from '@shop/shared/platform'
import { useLocation, useNavigate } from '@shop/shared/router'
import { focusOfMode } from './bulk-focus.ts'

export type SelectMode = { isOn: boolean; begin(): void; end(): void }

/** Whether several are being chosen stands in the address: a reload keeps it, and the back button leaves it. */
export function useSelectMode(): SelectMode {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { queryClient } = usePlatform()
  return {
    isOn: new URLSearchParams(search).get('select') === '1',
    begin: () => {
      focusOfMode(queryClient).next = 'choice'
      navigate(`?${withSelect(search, true)}`, { state: fromShelf })
    },
    end: () => {
      focusOfMode(queryClient).next = 'button'
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
