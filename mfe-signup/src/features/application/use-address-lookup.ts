import type { Address } from '@shop/shared/api/application'
import { toDigits } from '@shop/shared/domain'
import { type ApplicationForm, isPostNumber } from '@shop/shared/domain/application'
import { usePlatform } from '@shop/shared/platform'
import { useQueryClient } from '@shop/shared/query'
import { useRef, useState } from 'react'
import { addressesQuery } from './application.queries.ts'

type Typed = Pick<ApplicationForm, 'postNumber' | 'prefecture' | 'city' | 'street'>

export type Lookup =
  | { is: 'idle' }
  | { is: 'looking' }
  | { is: 'filled' }
  /** The code has no town of its own. */
  | { is: 'filledCity' }
  /** The code covers several towns: one is to be chosen. */
  | { is: 'several'; addresses: readonly Address[] }
  | { is: 'none' }
  | { is: 'failed' }
  /** The button was pressed before there was a code. */
  | { is: 'noCode' }

/** The town that a street begins with: one may begin like another. */
export const townOf = (street: string, towns: readonly string[]): string =>
  towns.reduce((longest, town) => (town.length > longest.length && street.startsWith(town) ? town : longest), '')

/** Fills prefecture, city and town of a postal code; a street that was typed stays. */
export function useAddressLookup(typed: Typed, fill: (entries: Partial<ApplicationForm>) => void) {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const [lookup, setLookup] = useState<Lookup>({ is: 'idle' })
  // Answers may overtake each other, and the member types on meanwhile.
  const asked = useRef('')
  const filledTown = useRef('')
  const latest = useRef(typed)
  latest.current = typed

  function fillIn({ prefecture, city, town }: Address): void {
    const { street } = latest.current
    const isFree = street.trim() === '' || street === filledTown.current
    fill({ prefecture, city, ...(isFree ? { street: town } : {}) })
    if (isFree) filledTown.current = town
  }

  function found(addresses: readonly Address[]): void {
    const [first, ...more] = addresses
    if (first === undefined) setLookup({ is: 'none' })
    else if (more.length > 0) setLookup({ is: 'several', addresses })
    else {
      fillIn(first)
      setLookup({ is: first.town === '' ? 'filledCity' : 'filled' })
    }
  }

  async function look(postNumber: string): Promise<void> {
    const digits = toDigits(postNumber)
    asked.current = digits
    setLookup({ is: 'looking' })
    try {
      const addresses = await queryClient.fetchQuery(addressesQuery(api, digits))
      if (asked.current === digits) found(addresses)
    } catch {
      if (asked.current === digits) setLookup({ is: 'failed' })
    }
  }

  return {
    lookup,
    /** With the seventh digit, unless only hyphens or widths have changed. */
    typePostNumber(postNumber: string): void {
      fill({ postNumber })
      if (toDigits(postNumber) === toDigits(latest.current.postNumber)) return
      if (isPostNumber(postNumber)) void look(postNumber)
      else {
        asked.current = ''
        setLookup({ is: 'idle' })
      }
    },
    press(): void {
      if (isPostNumber(latest.current.postNumber)) void look(latest.current.postNumber)
      else setLookup({ is: 'noCode' })
    },
    /** The house number that stands behind a town stays behind the one that is chosen. */
    choose({ prefecture, city, town }: Address): void {
      const { street } = latest.current
      const towns = lookup.is === 'several' ? lookup.addresses.map((one) => one.town) : []
      const before = townOf(street, [...towns, filledTown.current])
      fill({ prefecture, city, street: `${town}${street.slice(before.length).trim()}` })
      filledTown.current = town
    },
  }
}
