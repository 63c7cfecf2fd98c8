import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config.ts'
import type { DueMail } from './outbox.ts'

/** `trouble` never holds words of the mail server: it repeats addresses. */
export type Sending =
  | { is: 'sent' }
  | { is: 'refused'; trouble: string }
  /** `isServerDown`: no other mail would get through either. */
  | { is: 'failed'; trouble: string; isServerDown: boolean }

export type SendMail = (mail: DueMail, signal: AbortSignal) => Promise<Sending>

const patienceMs = { connection: 10_000, greeting: 10_000, silence: 30_000 } as const
/** Of one mail with all that belongs to it; shorter than its lease. */
const sendingMs = 2 * 60_000
const idCharacters = 32

/** Gives mails to the mail server, each by a connection of its own. Certificates are checked. */
export function createSmtpSender(smtpUrl: string, from: MailSettings['from']): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs.connection,
    greetingTimeout: patienceMs.greeting,
    socketTimeout: patienceMs.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, signal) => {
    const message = {
      from,
      to: mail.to,
      ...mail.content,
      messageId: messageIdOf(mail, from.address),
      // Base64 in headers and parts alike: old mail programs of Japan read no other form for certain.
      textEncoding: 'base64' as const,
      // Nobody's absence note answers it. [RFC 3834]
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendingMs)]),
    }
    return transport.sendMail(message).then((): Sending => ({ is: 'sent' }), toFailure)
  }
}

/** The same for every try, so that who gets it twice sees one mail; neither login nor link can be read from it. */
const messageIdOf = ({ kind, key }: DueMail, sender: string): string => {
  const id = createHash('sha256').update(`${kind}\n${key}`).digest('hex').slice(0, idCharacters)
  return `<${kind.toLowerCase()}.${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`
}

type SmtpError = { code?: string; command?: string; responseCode?: number }

/** A no to this mail or to whom it goes to. To the login or the sender it would be a no to us, and not to the mail. */
const aboutTheMail: readonly (string | undefined)[] = ['RCPT TO', 'DATA']
const firstPermanentCode = 500

function toFailure({ code = 'unknown', command, responseCode }: SmtpError): Sending {
  const trouble = [code, command, responseCode].filter((word) => word !== undefined).join(' ')
  // No server was asked: the address is none.
  if (code === 'EENVELOPE' && command === 'API') return { is: 'refused', trouble }
  if (responseCode === undefined || !aboutTheMail.includes(command))
    return { is: 'failed', trouble, isServerDown: true }
  return responseCode >= firstPermanentCode
    ? { is: 'refused', trouble }
    : { is: 'failed', trouble, isServerDown: false }
}
