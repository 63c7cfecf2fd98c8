const everyMs = 1000
/** A process that waits for something uses less of the processor in that time. */
const atWorkMicroseconds = 10_000

/**
 * Tells whoever started this process what it is doing, as often as it has been at work: a machine that is busy may take
 * minutes for what takes seconds elsewhere. Its lines are told at once.
 */
export function reportProgress(
  send: (doing: string) => void,
  usage = process.cpuUsage,
): { log(line: string): void; end(): void } {
  let doing = 'starting'
  let told = usage()
  const timer = setInterval(() => {
    const { user, system } = usage(told)
    told = usage()
    if (user + system >= atWorkMicroseconds) send(doing)
  }, everyMs)
  timer.unref()
  return {
    log(line) {
      doing = line
      send(doing)
    },
    end: () => clearInterval(timer),
  }
}
