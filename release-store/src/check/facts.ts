import type { ReleaseDescriptor } from '@shop/shared/contract'
import type { Refusal } from './refusal.ts'
import type { Side, World } from './side.ts'

type Fact = ReleaseDescriptor['tells'][number]

const versionsOf = (facts: readonly Fact[], name: string) =>
  facts.filter((fact) => fact.name === name).map(({ version }) => version)
const spell = (versions: readonly number[]) => versions.map((version) => `v${version}`).join(' and ')
const namesOf = (facts: readonly Fact[]) => [...new Set(facts.map(({ name }) => name))]
const tellsIt = (side: Side | undefined, name: string) => side?.tells.some((fact) => fact.name === name) === true

/** Every fact that is heard is told by somebody, and both mean the same version of it. */
export function checkFacts(side: Side, world: World): Refusal[] {
  return [
    ...world.others.flatMap((other) => [...disagreements(side, other), ...disagreementsHeard(side, other)]),
    ...unheardOf(side, world),
    ...silenced(side, world),
  ]
}

/** We tell, they hear. */
const disagreements = (side: Side, other: Side): Refusal[] =>
  namesOf(side.tells).flatMap((name) => {
    const [told, heard] = [versionsOf(side.tells, name), versionsOf(other.hears, name)]
    if (heard.length === 0 || heard.some((version) => told.includes(version))) return []
    return {
      rule: 'facts',
      ours: `${side.label} tells ${name} ${spell(told)}`,
      theirs: `${other.label} hears ${name} ${spell(heard)}`,
      wayOut: `tell ${spell(heard)} beside ${spell(told)} until nobody gets a release of ${other.owner} that hears the old one`,
    }
  })

/** They tell, we hear. */
const disagreementsHeard = (side: Side, other: Side): Refusal[] =>
  namesOf(side.hears).flatMap((name) => {
    const [heard, told] = [versionsOf(side.hears, name), versionsOf(other.tells, name)]
    if (told.length === 0 || told.some((version) => heard.includes(version))) return []
    return {
      rule: 'facts',
      ours: `${side.label} hears ${name} ${spell(heard)}`,
      theirs: `${other.label} tells ${name} ${spell(told)}`,
      wayOut: `hear ${spell(told)} too until nobody gets a release of ${other.owner} that tells the old one`,
    }
  })

/** Facts that would never come. What was heard in vain before is let be: its teller may be switched off just now. */
const unheardOf = (side: Side, { others, certain, before }: World): Refusal[] =>
  namesOf(side.hears).flatMap((name) => {
    if ([side, ...certain].some((one) => tellsIt(one, name)) || before?.hears.some((fact) => fact.name === name))
      return []
    const some = others.find((other) => tellsIt(other, name))
    return {
      rule: 'facts',
      ours: `${side.label} hears ${name} ${spell(versionsOf(side.hears, name))}`,
      theirs: some === undefined ? 'nobody tells it' : `only ${some.label} tells it, which not everybody gets`,
      wayOut: `release the one who tells ${name} first, to everybody, or take it out of ${side.owner}/src/facts.ts`,
    }
  })

/** Facts that the others would hear no more. */
const silenced = (side: Side, { others, certain, before }: World): Refusal[] =>
  others.flatMap((other) =>
    namesOf(other.hears)
      .filter((name) => tellsIt(before, name) && ![side, other, ...certain].some((one) => tellsIt(one, name)))
      .map((name) => ({
        rule: 'facts' as const,
        ours: `${side.label} tells ${name} no more`,
        theirs: `${other.label} hears it, and nobody else tells it`,
        wayOut: `go on telling ${name} until nobody gets a release of ${other.owner} that hears it`,
      })),
  )
