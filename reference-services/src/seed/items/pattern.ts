/** One way to read a pattern: what stands for each group. */
export type Reading = {
  text: string
  /** `$1` is `groups[0]`. */
  groups: readonly string[]
  /** The group written `{@…}`: where the goods come from. */
  place?: string
  /** Product of the factors of the chosen alternatives. */
  priceFactor: number
}

type Alternative = { words: string; factor: number }
type Group = { isPlace: boolean; alternatives: readonly Alternative[] }

/**
 * All readings of `{@北海道/青森県}産 {秋鮭/紅鮭*1.3}切身`: each `{…}` stands for one of its alternatives,
 * `*1.3` multiplies the price, an alternative may be empty.
 */
export function readingsOf(pattern: string): Reading[] {
  const pieces = pattern.split(/\{([^}]*)\}/)
  const groups = pieces.filter((_, at) => at % 2 === 1).map(toGroup)
  const fixed = pieces.filter((_, at) => at % 2 === 0)
  return choices(groups).map((chosen) => {
    const text = fixed.map((words, at) => words + (chosen[at]?.words ?? '')).join('')
    const place = chosen[groups.findIndex((group) => group.isPlace)]?.words
    return {
      text: text.replace(/（）/g, '').replace(/ +/g, ' ').trim(),
      groups: chosen.map(({ words }) => words),
      ...(place === undefined || place === '' ? {} : { place }),
      priceFactor: chosen.reduce((product, { factor }) => product * factor, 1),
    }
  })
}

/** Puts a reading into another text: `$1` the first group, `$@` the place. */
export const fillIn = (text: string, reading: Reading): string =>
  text
    .replace(/\$(\d)/g, (_, at: string) => reading.groups[Number(at) - 1] ?? '')
    .replace(/\$@/g, reading.place ?? '')
    .replace(/（）/g, '')

function toGroup(text: string): Group {
  const isPlace = text.startsWith('@')
  const alternatives = (isPlace ? text.slice(1) : text).split('/').map((alternative) => {
    const [words = '', factor] = alternative.split('*')
    return { words, factor: factor === undefined ? 1 : Number(factor) }
  })
  return { isPlace, alternatives }
}

const choices = (groups: readonly Group[]): Alternative[][] =>
  groups.reduce<Alternative[][]>(
    (sofar, group) => sofar.flatMap((chosen) => group.alternatives.map((alternative) => [...chosen, alternative])),
    [[]],
  )
