import type { Registry, ReleaseDescriptor } from '@shop/shared/contract'
import { offeredReleases } from '../offered.ts'
import type { Refusal } from './refusal.ts'

type Slots = NonNullable<ReleaseDescriptor['slots']>
type Sides = { label: string; name: string; slots: Slots }

const none: Slots = { offers: [], fills: [] }

const sideOf = ({ name, version, slots = none }: ReleaseDescriptor): Sides => ({
  label: `${name} ${version}`,
  name,
  slots,
})

/**
 * A slot is offered by one remote and filled by another one, in a version that both mean. One that nobody fills, or nobody offers,
 * stays empty: who is released first does not matter.
 */
export function checkSlots(descriptor: ReleaseDescriptor, { remotes }: Registry): Refusal[] {
  const ours = sideOf(descriptor)
  const others = Object.values(remotes)
    .flatMap((remote) => offeredReleases(remote))
    .map((release) => sideOf(release.descriptor))
    .filter(({ name }) => name !== ours.name)
  return [...withinItself(ours), ...others.flatMap((other) => [...twice(ours, other), ...versions(ours, other)])]
}

/** Whoever fills its own slot would stand in itself; and of two fills of one slot nobody knows which is meant. */
const withinItself = ({ label, slots: { offers, fills } }: Sides): Refusal[] =>
  fills.flatMap(({ name, version }, place) => {
    if (offers.some((offer) => offer.name === name))
      return refusal(
        `${label} fills ${name}`,
        `${label} offers it`,
        'draw it in the screen itself, or let another remote fill it',
      )
    return fills.findIndex((fill) => fill.name === name && fill.version === version) === place
      ? []
      : refusal(
          `${label} fills ${name} v${version}`,
          `${label} fills it twice`,
          'name each version once in src/slots.ts',
        )
  })

function twice(ours: Sides, other: Sides): Refusal[] {
  const both = (side: 'offers' | 'fills') =>
    ours.slots[side].filter(({ name }) => other.slots[side].some((one) => one.name === name))
  return [
    ...both('fills').flatMap(({ name }) =>
      refusal(
        `${ours.label} fills ${name}`,
        `${other.label} fills it too`,
        `choose another slot, or release ${other.name} without it first and wait until nobody gets the old one`,
      ),
    ),
    ...both('offers').flatMap(({ name }) =>
      refusal(
        `${ours.label} offers ${name}`,
        `${other.label} offers it too`,
        'a slot begins with the name of the remote that offers it: give it another one',
      ),
    ),
  ]
}

function versions(ours: Sides, other: Sides): Refusal[] {
  const disagree = (offerer: Sides, filler: Sides) =>
    filler.slots.fills.flatMap(({ name, version }) => {
      const offered = offerer.slots.offers.filter((offer) => offer.name === name)
      if (offered.length === 0 || offered.some((offer) => offer.version === version)) return []
      const spelled = offered.map((offer) => `v${offer.version}`).join(' and ')
      return { name, version, spelled }
    })
  return [
    ...disagree(ours, other).flatMap(({ name, version, spelled }) =>
      refusal(
        `${ours.label} offers ${name} ${spelled}`,
        `${other.label} fills v${version}`,
        `offer v${version} beside it until nobody gets a release of ${other.name} that fills the old one`,
      ),
    ),
    ...disagree(other, ours).flatMap(({ name, version, spelled }) =>
      refusal(
        `${ours.label} fills ${name} v${version}`,
        `${other.label} offers ${spelled}`,
        `fill ${spelled} too until nobody gets a release of ${other.name} that offers the old one`,
      ),
    ),
  ]
}

const refusal = (ours: string, theirs: string, wayOut: string): [Refusal] => [{ rule: 'slots', ours, theirs, wayOut }]
