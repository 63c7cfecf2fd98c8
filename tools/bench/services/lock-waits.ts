/** Of the connections of `rolloverPool`, in the log. */
const rolloverMark = '] todok rollover '
/** The wait, who holds the lock, and the statement; between them may be the row, or the place in a function. */
const linesOfWait = 4

/**
 * Waits for a lock in a server's log, as it tells them, with who holds the lock and the statement. Left out are two of the
 * rollover that hold up no member: a batch while another one adds pages to a table, and `analyze` until the server has
 * stopped its own vacuum of the table.
 */
export function lockWaits(log: string): string[] {
  const lines = log.split('\n')
  return lines.flatMap((line, at) => {
    const wait = lines.slice(at, at + linesOfWait).join('\n')
    return line.includes('still waiting for') && !isHarmless(line, wait) ? [wait] : []
  })
}

const isHarmless = (line: string, wait: string): boolean =>
  line.includes(rolloverMark) &&
  (line.includes('on extension of relation') ||
    (line.includes('ShareUpdateExclusiveLock') && /todok rollover STATEMENT: {2}analyze /.test(wait)))
