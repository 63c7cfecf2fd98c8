import type { OrderNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { aMember, aPlanningWeek, renderScreen, type ScreenOptions } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { BulkMode } from '../parts/bulk/bulk-mode.tsx'
import type { NamedList } from '../parts/bulk/bulk-outcome.ts'
import { favouritesQuery } from '../parts/favourites.queries.ts'

const member = aMember().code
const week = aPlanningWeek().number

/** As the screens of favourites show it: what stops being a favourite leaves them. */
function Shelf({ list }: { list?: NamedList | undefined }) {
  const platform = usePlatform()
  const { data } = useQuery(favouritesQuery(platform, { member, week, list: list?.id }))
  const [off, setOff] = useState<ReadonlySet<OrderNumber>>(new Set())
  const [isOn, setIsOn] = useState(true)
  useEffect(
    () =>
      platform.bus.subscribe('favourite/changed', ({ orderNumber, isFavourite }) =>
        setOff(
          (before) => new Set([...before].filter((no) => no !== orderNumber).concat(isFavourite ? [] : orderNumber)),
        ),
      ),
    [platform],
  )
  if (data === undefined) return null
  const products = data.filter(({ orderNumber }) => !off.has(orderNumber))
  return (
    <>
      <h1>お気に入り</h1>
      {isOn ? (
        <BulkMode {...{ products, list, member, week }} onEnd={() => setIsOn(false)} />
      ) : (
        <button type="button">まとめて選ぶ</button>
      )}
    </>
  )
}

export async function openBulk(options: ScreenOptions & { list?: NamedList } = {}) {
  const { list, ...screenOptions } = options
  const opened = renderScreen(<Shelf list={list} />, screenOptions)
  await screen.findByRole('button', { name: 'すべて選ぶ' })
  return {
    ...opened,
    choose: async (...names: string[]) => {
      for (const name of names) await opened.user.click(screen.getByLabelText(name, { selector: '[type=checkbox]' }))
    },
    press: (name: string | RegExp) => opened.user.click(screen.getByRole('button', { name })),
  }
}

export const chosenNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'))

export const count = () => screen.getByText(/を選択中|\d+\/\d+品/).closest('p')

/** The outcome as it is read out. */
export const outcome = () => screen.getAllByRole('status')[0] as HTMLElement

export const saysAtLast = (text: string) =>
  waitFor(() => {
    if (!outcome().textContent?.includes(text)) throw new Error(`${outcome().textContent} is not ${text}`)
  })
