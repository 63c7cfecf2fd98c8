import { describe, expect, it } from '@jest/globals'
import { type Message, messages, nonDeliveryNotice } from './messages.ts'
import { cancelLineMessage, noSearchResultText, ownLimitMessage, shoppingMessages } from './shopping-messages.ts'

const all = { ...messages, ...shoppingMessages }

/**
 * Copied from the two documents and, where an id is given that they leave open, from the
 * requirements list: this is the other side that the catalogue of texts is held against.
 */
describe('texts are the documents’ own', () => {
  it.each<{ id: string; name: keyof typeof all; text: Message }>([
    { id: 'ORD-066', name: 'ordered', text: { title: '注文しました' } },
    { id: 'ORD-080', name: 'orderChanged', text: { title: '注文内容を変更しました' } },
    { id: 'ORD-061', name: 'loginToBuy', text: { title: 'ログインして購入する' } },
    {
      id: 'ORD-063',
      name: 'loginToOrder',
      text: { title: 'ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？' },
    },
    {
      id: 'ORD-062',
      name: 'loginForFeature',
      text: { title: 'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？' },
    },
    {
      id: 'ORD-046',
      name: 'confirmQuantity',
      text: { title: '注文数のご確認', text: '数量が10個を超えている商品があります。よろしいですか？' },
    },
    {
      id: 'ORD-055',
      name: 'overQuantity',
      text: { title: '数量上限エラー', text: '1度に注文出来る数量は99個です。' },
    },
    { id: 'FAV-036', name: 'notHandled', text: { title: '今週はお取扱いありません' } },
    { id: 'ORD-083', name: 'orderClosed', text: { title: 'ご注文の受付は終了しました' } },
    { id: 'ORD-048', name: 'notOrderable', text: { title: 'こちらの商品はご注文いただけません' } },
    {
      id: 'ORD-039',
      name: 'productNotFound',
      text: { title: '商品が見つかりませんでした', text: '注文番号をご確認ください' },
    },
    { id: 'ORD-082', name: 'emptyOrder', text: { title: 'ご注文の商品はございません' } },
    {
      id: 'FAV-013',
      name: 'emptyFavourites',
      text: { title: 'お気に入り商品はまだありません。♡ を押すと登録できます' },
    },
    {
      id: 'CHR-035',
      name: 'busy',
      text: { title: 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。' },
    },
    {
      id: 'GRD-040',
      name: 'offline',
      text: { title: 'ネットワークが切断されています', text: '再接続後にお試しください' },
    },
    {
      id: 'CHR-037',
      name: 'loginFirst',
      text: { title: 'この機能はログイン後にご利用いただけます。先にログインしてください。' },
    },
    {
      id: 'ERR-002',
      name: 'outdated',
      text: {
        title: 'アプリが更新されました',
        text: '画面を再読み込みします。繰り返し表示される場合は、ブラウザを再起動するか、強制再読み込み（Ctrl＋F5、Macは⌘＋Shift＋R）、または別のブラウザをお試しください。',
      },
    },
    { id: 'GRD-049', name: 'loginFailed', text: { title: 'ログインに失敗しました' } },
    { id: 'GRD-060', name: 'loginAgain', text: { title: '再ログインが必要です', text: 'ログインをし直してください' } },
    {
      id: 'GRD-067',
      name: 'watchedOverOnWeb',
      text: {
        title: 'リクエストエラー',
        text: 'トドックアプリで見守り組合員に切り替えてからログインしてください。',
      },
    },
    {
      id: 'GRD-055',
      name: 'registerFirst',
      text: { title: '宅配のご利用登録がまだお済みではありません。登録へ進みますか？' },
    },
    {
      id: 'GRD-077',
      name: 'familyCannotUseDelivery',
      text: { title: 'この組合員番号（家族証）では宅配をご利用いただけません。' },
    },
    { id: 'GRD-014', name: 'pageNotFound', text: { title: 'ページが見つかりませんでした' } },
    { id: 'ERR-012', name: 'systemError', text: { title: 'システムエラー', text: 'お問い合わせフォーム' } },
    { id: 'ERR-022', name: 'notShown', text: { title: '表示できませんでした' } },
    { id: 'CAT-055', name: 'mayContain', text: { title: '含む可能性があります。商品の表示をご確認ください' } },
    { id: 'CAT-059', name: 'productNotShown', text: { title: 'この商品は表示できません' } },
    { id: 'CAT-045', name: 'alcohol', text: { title: '20歳未満の飲酒は法律で禁止されています' } },
  ])('[$id] $name', ({ name, text }) => {
    expect(all[name]).toEqual(text)
  })

  it.each([
    {
      who: 'a corporate member',
      is: { isCorporate: true, isFamily: false },
      says: '法人組合員の方は、宅配加入受付窓口（0120-000-111）までお問い合わせください。',
    },
    {
      who: 'a corporate family card',
      is: { isCorporate: true, isFamily: true },
      says: '法人組合員の方は、宅配加入受付窓口（0120-000-111）までお問い合わせください。',
    },
    {
      who: 'a family card',
      is: { isCorporate: false, isFamily: true },
      says: 'この組合員番号（家族証）では宅配をご利用いただけません。',
    },
    {
      who: 'any other',
      is: { isCorporate: false, isFamily: false },
      says: 'この組合員番号では宅配をお申し込みいただけません。宅配加入受付窓口（0120-000-111）までお問い合わせください。',
    },
  ])('[GRD-077] tells $who why there is no delivery', ({ is, says }) => {
    expect(nonDeliveryNotice(is, '0120-000-111')).toEqual({ title: says })
  })

  it('[ORD-047] cancelling asks by brand and name', () => {
    expect(cancelLineMessage('北の牧場 牛乳')).toEqual({
      title: '商品をキャンセル',
      text: '北の牧場 牛乳 をキャンセルしてもよろしいですか？',
    })
  })

  it('[CAT-085] a search without a hit repeats the word', () => {
    expect(noSearchResultText('よーぐると')).toBe('「よーぐると」に一致する商品が見つかりませんでした')
  })

  it('[ORD-134] an own limit says its number', () => {
    expect(ownLimitMessage(3)).toEqual({ title: '数量上限エラー', text: 'この商品は3個までご注文いただけます。' })
  })
})
