import { setTimeout as pause } from 'node:timers/promises'
import type { MailSettings } from '../config.ts'
import { readDatabaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import type { MailFacts } from './mail-content.ts'
import { type DuePorts, type Round, sendDueMails } from './send-due-mails.ts'
import { createSmtpSender } from './smtp-sender.ts'

/** Somebody who has forgotten a password waits for the mail. */
const everyMs = 3000
/** A mail that is under way when the process ends; shorter than whoever started us waits. */
const stopPatienceMs = 5000

export type MailWorkerPorts = {
  db: Database
  facts: MailFacts
  mail: MailSettings
  /** Hears once that mails cannot be sent, and once that they can be again. */
  log(line: string): void
  now?: DuePorts['now']
  /** `false` when there is nothing more to wait for. */
  wait?: (ms: number, signal: AbortSignal) => Promise<boolean>
}

/**
 * Sends what is laid down, again and again. Without a mail server nothing is lost: it stays laid down. Several processes
 * may do this; a row is one's at a time. Gives what stops it.
 */
export function startMailWorker({ db, facts, mail, log, ...timers }: MailWorkerPorts): () => Promise<void> {
  if (mail.smtpUrl === undefined) {
    log('mail: no mail server is set (SMTP_URL); mails stay in the database')
    return async () => undefined
  }
  const { now = () => readDatabaseNow(db), wait = waited } = timers
  const [ending, abandoned] = [new AbortController(), new AbortController()]
  const due = { db, facts, log, now, send: createSmtpSender(mail.smtpUrl, mail.from) }
  const working = work(due, wait, { ending: ending.signal, abandoned: abandoned.signal })
  return async () => {
    ending.abort()
    const patience = setTimeout(() => abandoned.abort(), stopPatienceMs)
    await working
    clearTimeout(patience)
  }
}

type Signals = { ending: AbortSignal; abandoned: AbortSignal }

async function work(due: DuePorts, wait: NonNullable<MailWorkerPorts['wait']>, signals: Signals): Promise<void> {
  let isDown = false
  const { ending, abandoned } = signals
  const send: DuePorts['send'] = (mail) => due.send(mail, abandoned)
  do {
    const { sent, down } = await sendDueMails({ ...due, send }, ending).catch(toDown)
    if (down !== undefined && !isDown) due.log(`mail: cannot be sent, and is tried again: ${down}`)
    if (down === undefined && sent > 0 && isDown) due.log('mail: is sent again')
    // A round without a mail tells nothing about the server.
    if (down !== undefined || sent > 0) isDown = down !== undefined
  } while (await wait(everyMs, ending))
}

/** Not its message: a database may repeat what it was given. */
const toDown = ({ name, code = '' }: Error & { code?: string }): Round => ({ sent: 0, down: `${name} ${code}`.trim() })

const waited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  pause(ms, true, { signal, ref: false }).catch(() => false)
