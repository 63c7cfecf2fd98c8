import type { Database } from '../database/open-database.ts'
import type { MailFacts } from './mail-content.ts'
import { claimDueMail, markRefused, markSent, nextTryAt, postpone } from './outbox.ts'
import type { SendMail } from './smtp-sender.ts'

export type DuePorts = {
  db: Database
  facts: MailFacts
  send: SendMail
  /** By the clock that its rows go by. */
  now(): Date | Promise<Date>
  /** Hears of each mail that was not taken, without a word of whose it is. */
  log(line: string): void
}

/** The outcome of a round. `down`: no mail gets through; why. */
export type Round = { sent: number; down?: string }

/**
 * Sends what is due, one after the other, until nothing is, or the server is down. A mail that the server took and that
 * was not marked, as this process died between, goes a second time when its lease is over: at least once, under the same
 * Message-ID.
 */
export async function sendDueMails(ports: DuePorts, signal: AbortSignal): Promise<Round> {
  const { db, facts, send, now, log } = ports
  let sent = 0
  while (!signal.aborted) {
    const mail = await claimDueMail(db, facts, await now())
    if (mail === undefined) break
    const sending = await send(mail, signal)
    if (sending.is === 'sent') {
      await markSent(db, mail, await now())
      sent += 1
    } else if (sending.is === 'refused') {
      await markRefused(db, mail, await now())
      log(`mail: ${mail.kind} refused for good, and kept: ${sending.trouble}`)
    } else {
      await postpone(db, mail, await now())
      if (sending.isServerDown) return { sent, down: sending.trouble }
      log(
        `mail: ${mail.kind} not taken, goes again at ${nextTryAt(mail.attempts, await now()).toISOString()}: ${sending.trouble}`,
      )
    }
  }
  return { sent }
}
