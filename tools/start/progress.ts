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
