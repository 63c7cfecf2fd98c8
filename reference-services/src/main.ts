import { parseArgs } from 'node:util'
import { type Config, readConfig } from './config.ts'
import { logOf, startLog } from './observability/log.ts'
import { serveMetrics } from './observability/metrics.ts'
import { startTraces } from './observability/traces.ts'
import { expectReadyForMembers } from './ready-for-members.ts'
import { reportProgress } from './report-progress.ts'
import { type RunningShop, type ServerName, serverNames, startShop } from './start-shop.ts'

/** Beyond the time that was asked for. Ends in good order, but ends: whoever started us may not wait longer. */
const stopPatienceMs = 10_000

const usage = `使い方 / usage: main.ts [--only ${serverNames.join(',')}]`

function readOnly(args: readonly string[]): readonly ServerName[] {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } })
  const names = values.only?.split(',') ?? serverNames
  const unknown = names.filter((name) => !(serverNames as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`サーバー名が不明です / unknown server: ${unknown.join(', ')}\n${usage}`)
  return names as readonly ServerName[]
}

/** Listens from the first moment: a shop that is still being seeded has nothing to bring to an end, and stops. */
function stopOnRequest({ drainSeconds }: Config): (running: Pick<RunningShop, 'close'>) => void {
  let shop: Pick<RunningShop, 'close'> | undefined
  let stopping = false
  const stop = () => {
    // A second Ctrl-C does not wait.
    if (shop === undefined || stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), drainSeconds * 1000 + stopPatienceMs).unref()
    shop.close().then(
      () => process.exit(0),
      (error: Error) => {
        logOf('stop').error(`${error.name} ${error.message}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Whoever started us with a channel is gone.
  process.on('disconnect', stop)
  if (process.connected === false) stop()
  return (running) => {
    shop = running
  }
}

try {
  const only = readOnly(process.argv.slice(2))
  const config = readConfig(process.env)
  expectReadyForMembers(config)
  const began = stopOnRequest(config)
  const progress = reportProgress((doing) => process.send?.({ doing }))
  startLog(config.log)
  // In words for whoever has started it at a terminal, else as records.
  const say = config.log.format === 'text' ? console.log : logOf('start').info
  const log = (line: string) => {
    say(line)
    progress.log(line)
  }
  await serveMetrics(config.metrics)
  const endTraces = await startTraces(config.traces)
  const shop = await startShop(config, { only, log })
  began({ close: () => shop.close().finally(endTraces) })
  progress.end()
} catch (error) {
  // The message alone: it is written for a person, and a stack of the embedded database fills the screen.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
