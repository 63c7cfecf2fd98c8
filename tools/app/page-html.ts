import { tabs } from './page/stack.ts'

type Control = { name: string; label: string; attributes?: string }

const field = ({ name, label }: Control, control: string) =>
  `<p class="field"><label for="${name}">${label}</label>${control}</p>`
const select = (name: string, label: string) => field({ name, label }, `<select id="${name}" name="${name}"></select>`)
const text = (name: string, label: string, placeholder: string) =>
  field(
    { name, label },
    `<input id="${name}" name="${name}" placeholder="${placeholder}" autocomplete="off" spellcheck="false">`,
  )
const action = (id: string, label: string) => `<button type="button" id="${id}">${label}</button>`

const icon = (paths: string) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`

/** Lucide, as all signs of the shop. */
const icons: Readonly<Record<keyof typeof tabs | 'back', string>> = {
  home: icon(
    '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"/><path d="M3 10a2 2 0 0 1 .709-1.528l7-5.999a2 2 0 0 1 2.582 0l7 5.999A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>',
  ),
  search: icon('<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'),
  cart: icon(
    '<circle cx="8" cy="21" r="1"/><circle cx="19" cy="21" r="1"/><path d="M2.05 2.05h2l2.66 12.42a2 2 0 0 0 2 1.58h9.78a2 2 0 0 0 1.95-1.57l1.65-7.43H5.12"/>',
  ),
  favourites: icon(
    '<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>',
  ),
  mypage: icon('<path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2"/><circle cx="12" cy="7" r="4"/>'),
  back: icon('<path d="m15 18-6-6 6-6"/>'),
}

const tabBar = Object.entries(tabs)
  .map(
    ([tab, { label }]) =>
      `<button type="button" id="tab-${tab}">${icons[tab as keyof typeof tabs]}<span>${label}</span></button>`,
  )
  .join('')

const phone = `<section id="phone" aria-label="アプリ">
<div class="status-bar" aria-hidden="true"><span>9:41</span></div>
<div class="native-header">
<button type="button" id="native-back" aria-label="戻る" hidden>${icons.back}</button>
<p id="native-title"></p>
<button type="button" id="native-cart">${icons.cart}<span id="native-badge" aria-hidden="true"></span></button>
</div>
<form id="native-search" role="search" aria-label="アプリの検索"><input id="native-keyword" type="search" list="native-history" placeholder="商品をさがす" aria-label="アプリの検索" autocomplete="off"><datalist id="native-history"></datalist></form>
<div id="webviews"></div>
<dialog id="sheet" aria-labelledby="sheet-title"></dialog>
<nav class="tab-bar" aria-label="アプリのタブ">${tabBar}</nav>
<div class="home-indicator" aria-hidden="true"></div>
</section>`

const controls = `<form id="controls" aria-label="アプリの状態">
<div class="fields">
${select('account', '利用者')}${text('path', 'パス', '/mobile')}${select('version', 'アプリ')}${select('transport', 'ハンドラー')}
${text('week', '注文週', '20261201')}${text('clock', '日時', '2026-11-20T18:00:00+09:00')}${select('network', '通信')}${select('refresh', 'トークン更新の求めに')}
${select('width', '幅')}${select('orientation', '向き')}${select('area', '表示領域')}
</div>
<p class="actions"><button type="submit" class="solid">この状態で開く</button>${action('copy-link', 'リンクをコピー')}</p>
</form>`

const actions = `<section aria-labelledby="actions-heading"><h2 id="actions-heading">アプリの操作</h2>
<p class="actions">${action('back', '戻るボタン')}${action('swipe-back', 'スワイプで戻る')}${action('reload', '再読み込み')}${action('kill', 'WebViewを強制終了')}</p>
<p class="actions">${action('hand-over', 'トークンを渡す')}${action('expire', 'トークンを期限切れに')}${action('background', '15分バックグラウンド')}</p>
<div class="fields">${field({ name: 'favourite-number', label: 'お気に入り（注文番号）' }, '<input id="favourite-number" inputmode="numeric" maxlength="6" autocomplete="off">')}<p class="check"><label><input type="checkbox" id="favourite-on" checked> 登録した</label></p><p class="actions">${action('favourite', 'アプリの画面で変更')}</p></div>
</section>
<section aria-labelledby="told-heading"><h2 id="told-heading">ページから聞いたこと</h2><dl id="told"></dl></section>`

const log = `<section aria-labelledby="log-heading" class="log"><h2 id="log-heading">メッセージの記録</h2>
<p class="field"><label for="log-filter">しぼり込み</label><input id="log-filter" type="search" autocomplete="off" placeholder="不正、navigate など"></p>
<p class="actions">${action('log-copy', '記録をコピー')}${action('log-clear', '消す')}</p>
<ol id="log" tabindex="0" aria-labelledby="log-heading"></ol></section>`

export type PageFacts = { nonce: string; shopOrigin: string; imports: Readonly<Record<string, string>> }

/** The page that plays the app: a phone, the panel of what the app and the device can do, and the log of all messages. */
export const pageHtml = ({ nonce, shopOrigin, imports }: PageFacts): string => `<!doctype html>
<html lang="ja" data-shop="${shopOrigin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>アプリのエミュレーター | トドック</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page/style.css">
<script nonce="${nonce}" type="importmap">${JSON.stringify({ imports })}</script>
<script nonce="${nonce}" type="module" src="/page/main.ts"></script>
</head>
<body>
<main>
<div class="stage">${phone}</div>
<div class="panel">
<h1>アプリのエミュレーター</h1>
<ul id="problems" role="alert"></ul>
${controls}
${actions}
${log}
</div>
</main>
</body>
</html>`
