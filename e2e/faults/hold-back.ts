const periodMs = 200

/**
 * Lets a program and all that it has started run for a share of the time only, as a device does on which others are at
 * work. Costs nothing itself. It has to lead a process group, as a browser does that Playwright has started.
 */
export function holdBack(leader: number, share: number): { release(): void } {
  let timer: NodeJS.Timeout
  const run = () => {
    process.kill(-leader, 'SIGCONT')
    timer = setTimeout(stop, periodMs * share)
  }
  const stop = () => {
    process.kill(-leader, 'SIGSTOP')
    timer = setTimeout(run, periodMs * (1 - share))
  }
  stop()
  return {
    release() {
      clearTimeout(timer)
      process.kill(-leader, 'SIGCONT')
    },
  }
}
