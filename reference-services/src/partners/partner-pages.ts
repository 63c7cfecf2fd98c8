import { closingHour } from '@shop/shared/contract'

/** Stand-ins for the texts on pages of other companies. [CHR-058] */
export const partnerPages: Readonly<Record<string, { title: string; paragraphs: readonly string[] }>> = {
  terms: {
    title: '利用規約',
    paragraphs: [
      '宅配システム「トドック」は、組合員の皆さまにご利用いただくサービスです。ご注文は企画週ごとに受け付け、締切後の変更・取り消しはお受けできません。',
      'ご利用代金は、ご登録の口座から毎月まとめてお引き落としいたします。',
    ],
  },
  privacy: {
    title: '個人情報保護方針',
    paragraphs: [
      'お預かりした個人情報は、商品のお届け、ご請求、お問い合わせへの回答のためにのみ利用し、法令にもとづく場合を除き、第三者へ提供いたしません。',
    ],
  },
  articles: {
    title: '定款',
    paragraphs: ['組合員の出資によって運営し、組合員のくらしの向上を目的とします。'],
  },
  legal: {
    title: '特定商取引法に基づく表示',
    paragraphs: [
      '販売価格は商品ごとに税込で表示します。お支払いは口座振替、お届けはご注文の翌週です。',
      '商品に不具合があった場合は、お届け後8日以内にご連絡ください。',
    ],
  },
  contact: {
    title: 'お問い合わせ',
    paragraphs: ['商品・お届け・お支払いについてのお問い合わせを、お電話とフォームで承ります。'],
  },
  guide: {
    title: 'ご利用ガイド',
    paragraphs: [`毎週火曜日の${closingHour}時までにご注文いただいた商品を、翌週の火曜日にお届けします。`],
  },
  request: {
    title: '資料請求',
    paragraphs: ['宅配のカタログとご案内を、無料でお送りします。'],
  },
  emergency: {
    title: '緊急時のお知らせ',
    paragraphs: ['大雪や停電などでお届けに影響があるときは、このページでお知らせします。現在、お知らせはありません。'],
  },
  'app-store': {
    title: 'トドックアプリ（iPhone）',
    paragraphs: ['アプリを配信するお店のページの代わりです。'],
  },
  'google-play': {
    title: 'トドックアプリ（Android）',
    paragraphs: ['アプリを配信するお店のページの代わりです。'],
  },
}
