export type Progress = (text: string) => void

const secondMs = 1000
const column = 6

/** Lines with the seconds since the command was given. */
export function createProgress(startedAt: number, now: () => number, write: (line: string) => void): Progress {
  return (text) => {
    const seconds = ((now() - startedAt) / secondMs).toFixed(1)
    write(`[${seconds.padStart(column)}s] ${text}`)
  }
}

/** Says again what is under way when nothing was said for so long, so that nobody takes a slow step for a hang. */
export function withReminders(log: Progress, everyMs: number): { log: Progress; end(): void } {
  let last = ''
  const remind = () => log(`still: ${last}`)
  let timer = setInterval(remind, everyMs)
  let isOver = false
  return {
    log(text) {
      last = text
      clearInterval(timer)
      if (!isOver) timer = setInterval(remind, everyMs)
      log(text)
    },
    end() {
      isOver = true
      clearInterval(timer)
    },
  }
}
