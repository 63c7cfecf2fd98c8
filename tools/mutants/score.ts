export type Mutant = {
  status: string
  fileName: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number } }
}

export type Score = {
  killed: number
  /** Survived, or no test came by. */
  undetected: readonly Mutant[]
  /** Evaluated while a module is loaded: Jest would have to load everything anew for each. */
  ignored: number
  /** Of all that count, in percent. */
  percent: number
}

type Report = { files: Readonly<Record<string, { mutants: readonly Omit<Mutant, 'fileName'>[] }>> }

/** All mutants of Stryker's report, each with its file. */
export const mutantsOf = ({ files }: Report): Mutant[] =>
  Object.entries(files).flatMap(([fileName, { mutants }]) => mutants.map((mutant) => ({ ...mutant, fileName })))

const detected: ReadonlySet<string> = new Set(['Killed', 'Timeout'])
const missed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage'])

/** How many the tests of a folder have noticed. Mutants that do not run at all count neither way. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const killed = mutants.filter(({ status }) => detected.has(status)).length
  const undetected = mutants.filter(({ status }) => missed.has(status))
  const ignored = mutants.filter(({ status }) => status === 'Ignored').length
  const counted = killed + undetected.length
  return { killed, undetected, ignored, percent: counted === 0 ? 100 : (100 * killed) / counted }
}

/** One line a mutant, in the order of the sources. */
export const linesOf = (mutants: readonly Mutant[]): string[] =>
  mutants
    .toSorted((one, other) => one.fileName.localeCompare(other.fileName) || startOf(one) - startOf(other))
    .map((mutant) => {
      const { status, fileName, mutatorName, replacement = '' } = mutant
      return `  ${status === 'NoCoverage' ? 'no test ' : 'survived'} ${fileName}:${startOf(mutant)} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`
    })

const startOf = ({ location }: Mutant): number => location.start.line
