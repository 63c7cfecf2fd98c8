import { entries, operatorSecret, signOverride } from '@shop/release-store'
import { mobilePath } from '@shop/shared/routes'
import { type Command, expectNames, readArgs } from '../release/command.ts'
import { channelHelp, type Deployment, liveStoreOf, openDeployment, readRegistry } from '../release/deployment.ts'
import { placeLive } from '../release/run-check/place-live.ts'
import { openStage } from '../release/run-check/stage.ts'
import { Refusal } from '../start/refusal.ts'
import { ensureChromium } from '../test/chromium.ts'
import { type Combination, combinationsOf, releasesIn } from './combinations.ts'
import { type Outcome, runCombination } from './run-combination.ts'
import { entryName, exitCodeOf, type MatrixRow, renderTable, spellDifference } from './table.ts'

const usage = `pnpm matrix
  Runs the main journey in a copy of a channel on this machine: once with all that is live, and once
  with each canary and each last good release among the live ones, on the web and in the app.
${channelHelp}
  --entry web|app                only there
  --all                          every release with every other one
  --json                         the table as data`

const linkLifeMs = 24 * 3_600_000

export const matrix: Command = async (args, context) => {
  const { values, positionals } = readArgs(usage, args, {
    channel: { type: 'string' },
    entry: { type: 'string' },
    all: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  expectNames(usage, positionals, 0)
  const { root, environment, log, print, now } = context
  const into = entries.filter((entry) => values.entry === undefined || entryName(entry) === values.entry)
  if (into.length === 0) throw new Refusal(`--entry ${values.entry} is none: web or app`)
  const deployment = openDeployment(context, values.channel)
  const combinations = combinationsOf(await readRegistry(deployment), { entries: into, isAll: values.all === true })
  if (combinations.length === 0) throw new Refusal(`no shell of ${deployment.channel} is live: there is nothing to run`)
  log(
    `${combinations.length} combinations of channel ${deployment.channel}; starting a shop of their own and a browser`,
  )

  const stage = await openStage(root, ensureChromium(environment['CHROMIUM'], log), environment, {})
  const rows: MatrixRow[] = []
  try {
    for (const [place, combination] of combinations.entries()) {
      context.stop?.throwIfAborted()
      const outcome = await outcomeOf(async () => {
        await placeLive(stage, filesOf(combination), liveStoreOf(deployment))
        return runCombination(stage, combination)
      })
      const row: MatrixRow = {
        entry: entryName(combination.entry),
        releases: releasesIn(combination),
        ...outcome,
        link: linkTo(combination, deployment, { environment, now: now() }),
      }
      rows.push(row)
      log(
        `${place + 1}/${combinations.length} ${row.entry}, ${spellDifference(row)}: ${row.result}, ${row.seconds.toFixed(1)} s`,
      )
    }
  } finally {
    await stage.close()
  }
  const { channel } = deployment
  print(values.json ? JSON.stringify({ channel, combinations: rows }, null, 2) : renderTable(channel, rows))
  return exitCodeOf(rows)
}

const filesOf = ({ shell, remotes }: Combination) =>
  Object.entries({ shell, ...remotes }).map(([name, { descriptor }]) => ({ name, descriptor }))

/** A release whose files the store has lost is a failure of its combinations, not of the others. */
async function outcomeOf(run: () => Promise<Outcome>): Promise<Outcome & { seconds: number }> {
  const began = performance.now()
  const outcome = await run().catch((error: unknown) => ({
    result: 'failed' as const,
    failedStep: 'start',
    error: error instanceof Error ? error.message : String(error),
  }))
  return { ...outcome, seconds: (performance.now() - began) / 1000 }
}

type LinkFacts = { environment: NodeJS.ProcessEnv; now: Date }

/** A link of QA that chooses every remote of the combination, and the shell where it is not the live one. */
function linkTo(combination: Combination, { config }: Deployment, { environment, now }: LinkFacts): string {
  const builds = releasesIn(combination)
    .filter(({ name, state }) => name !== 'shell' || state !== 'live')
    .map(({ name, version }) => ({ remote: name, version }))
  const link = new URL(combination.entry === 'web' ? '/' : mobilePath('/'), config.origins.shop)
  const secret = operatorSecret(config.dataFolder, environment)
  link.searchParams.set('override', signOverride({ builds, until: now.getTime() + linkLifeMs }, secret))
  return link.href
}
