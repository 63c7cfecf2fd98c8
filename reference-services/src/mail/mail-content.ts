import { resetMinutes } from '../identity/password-reset/password-resets.ts'
import { type Html, html } from '../pages/html.ts'

type Link = { label: string; href: string }
type Part = string | Link

export type MailContent = { subject: string; text: string; html: string }

/** Facts of the shop that stand in mails. */
export type MailFacts = { shopOrigin: string; inquiryPhone: string }

const signatureOf = ({ inquiryPhone }: Pick<MailFacts, 'inquiryPhone'>): readonly Part[] => [
  `お問い合わせ窓口：${inquiryPhone}（月〜金 9:00〜21:00、土 9:00〜18:00）`,
  'このメールは送信専用のアドレスからお送りしています。ご返信いただいてもお答えできませんので、ご了承ください。',
  '宅配システム トドック',
]

/** Thanks for a registration, by the name that the member base has. */
export const thanksMail = (
  facts: MailFacts,
  { lastName, firstName }: { lastName: string; firstName: string },
): MailContent =>
  writeMail(facts, '【トドック】ご登録ありがとうございます', [
    `${lastName} ${firstName} 様`,
    'このたびはトドックにご登録いただき、誠にありがとうございます。ご登録の手続きが完了しました。',
    { label: 'トドックを開く', href: `${facts.shopOrigin}/` },
    '宅配をはじめてご利用になる方は、ログインのうえ、宅配のお申し込みへお進みください。',
    'お心当たりのない場合や、ご不明な点がある場合は、お手数ですが下記の窓口までご連絡ください。',
  ])

/** No name in it: the login knows an address and nothing more. [K-53] */
export const passwordResetMail = (facts: Pick<MailFacts, 'inquiryPhone'>, link: string): MailContent =>
  writeMail(facts, '【トドック】パスワードの再設定', [
    'パスワードの再設定のお申し込みを受け付けました。次のリンクを開いて、新しいパスワードを設定してください。',
    { label: 'パスワードを設定する', href: link },
    `リンクは、お申し込みから${resetMinutes}分間、1回だけお使いいただけます。`,
    'お心当たりのない場合は、このメールを破棄してください。パスワードは変わりません。',
  ])

/** Mail programs read styles at the element alone; the letters are the reader's own, nothing is loaded from anywhere. */
const styles = {
  page: 'margin:0;background:#F4F7F6',
  letter:
    'max-width:600px;margin:0 auto;padding:24px 20px;background:#fff;color:#17262A;font-family:sans-serif;font-size:16px;line-height:1.75;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 28px;border-radius:8px;background:#0E5A63;color:#fff;font-weight:bold;text-decoration:none',
  signature: 'margin-top:32px;padding-top:16px;border-top:1px solid #D3DCDB;color:#3D4E52;font-size:14px',
} as const

/** One list of paragraphs for both parts, so that they cannot say different things. */
function writeMail(facts: Pick<MailFacts, 'inquiryPhone'>, subject: string, parts: readonly Part[]): MailContent {
  const signature = signatureOf(facts)
  const text = [...parts, ...signature].map((part) => (typeof part === 'string' ? part : `${part.label}\n${part.href}`))
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: html`<!doctype html>
<html lang="ja">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="${styles.page}">
<div style="${styles.letter}">
${parts.map(paragraph)}<div style="${styles.signature}">
${signature.map(paragraph)}</div>
</div>
</body>
</html>
`.text,
  }
}

/** The address stands there to be read as well: who checks a link before pressing it need not look for it. */
const paragraph = (part: Part): Html =>
  typeof part === 'string'
    ? html`<p>${part}</p>\n`
    : html`<p><a href="${part.href}" style="${styles.button}">${part.label}</a></p>\n<p>${part.href}</p>\n`
