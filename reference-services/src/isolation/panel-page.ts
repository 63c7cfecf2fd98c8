import { Html, html } from '../pages/html.ts'
import { renderings, viewports } from './address.ts'
import { callsByName } from './calls.ts'
import type { ChosenReleases, IsolatedReleases } from './chosen-releases.ts'
import { failures } from './fault-rules.ts'
import type { Isolation } from './isolation-types.ts'
import { panelStyle } from './panel-style.ts'
import { personas } from './personas.ts'

const labels = {
  desktop: 'パソコン 1280',
  mobile: 'スマートフォン 390',
  webview: 'アプリのWebView',
} as const satisfies Record<(typeof viewports)[number], string>

const renderingLabels = { server: 'サーバー', browser: 'ブラウザー' } as const satisfies Record<
  (typeof renderings)[number],
  string
>

const failureLabels: Readonly<Record<string, string>> = {
  '503': '503 混雑',
  '502': '502 ゲートウェイ',
  '401': '401 期限切れ',
  '403': '403 CSP9998',
  hang: '応答なし',
  malformed: '壊れた応答',
}

const releaseLabels: Readonly<Record<string, string>> = {
  everybody: '公開中',
  canary: '一部に公開',
  'last good': '障害時の代わり',
  kept: '保管',
  halted: '停止',
  'switched off': '公開停止',
}

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}"${value === chosen ? new Html(' selected') : undefined}>${label}</option>`

const field = (id: string, label: string, control: Html) =>
  html`<p class="field"><label for="${id}">${label}</label>${control}</p>`

/** Of a host that can show several releases. */
function releaseFields(releases: IsolatedReleases | undefined, chosen: ChosenReleases): Html | undefined {
  if (releases === undefined) return undefined
  const { started, choices } = releases
  const select = (name: 'release' | 'shell') =>
    html`<select id="${name}" name="${name}">${option('', `起動時のもの（${started[name]}）`, chosen[name] ?? '')}${choices[name].map(({ version, state }) => option(version, `${version}（${releaseLabels[state] ?? state}）`, chosen[name] ?? ''))}</select>`
  return html`${field('release', 'リリース', select('release'))}
${field('shell', 'シェル', select('shell'))}`
}

/** The panel around the frame. What it shows at first is what the address says; the script does the rest. */
export function panelPage(
  { options: { title, scripts, releases }, read, openWeeks }: Pick<Isolation, 'options' | 'read' | 'openWeeks'>,
  query: URLSearchParams,
  { nonce, now }: { nonce: string; now: Date },
): string {
  const { state } = read(query)
  const weeks = openWeeks(state.clock ?? now)
  const [start = ''] = scripts.keys()
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | 検証パネル</title>
<link rel="icon" href="/brand/app-icon.svg" type="image/svg+xml">
<style nonce="${nonce}">${new Html(panelStyle)}</style>
<script nonce="${nonce}" type="module" src="/_isolate/panel/${start}"></script>
</head>
<body>
<aside aria-label="検証パネル">
<h1>${title}</h1>
<ul id="problems" role="alert"></ul>
<form id="controls">
${field('path', 'パス', html`<input id="path" name="path" value="${state.path}" autocomplete="off" spellcheck="false">`)}
${field('persona', '利用者', html`<select id="persona" name="persona">${Object.entries(personas).map(([name, { label }]) => option(name, label, state.persona))}</select>`)}
${field('clock', '日時', html`<input id="clock" name="clock" value="${state.clock === undefined ? '' : (query.get('clock') ?? '').replace(' ', '+')}" placeholder="2026-11-20T18:00:00+09:00" autocomplete="off" spellcheck="false">`)}
${field('week', '注文週', html`<select id="week" name="week">${option('', '受付中の最初の週', state.week ?? '')}${weeks.map((week) => option(week, week, state.week ?? ''))}</select>`)}
${field('viewport', '画面', html`<select id="viewport" name="viewport">${viewports.map((name) => option(name, labels[name], state.viewport))}</select>`)}
${field('render', '最初の描画', html`<select id="render" name="render">${option('', '公開時と同じ', state.rendering ?? '')}${renderings.map((name) => option(name, renderingLabels[name], state.rendering ?? ''))}</select>`)}
${releaseFields(releases, state.releases)}
<button type="submit">この状態で開く</button>
</form>
<form id="add-rule" aria-label="呼び出しの失敗と遅れ">
${field('call', '呼び出し', html`<select id="call">${[...callsByName].map(([name, { method, path }]) => option(name, `${name}（${method} ${path}）`, ''))}</select>`)}
<div class="pair">
${field('failure', '失敗', html`<select id="failure">${option('', 'なし', '')}${failures.map((name) => option(name, failureLabels[name] ?? name, ''))}</select>`)}
${field('delay', '遅れ（ミリ秒）', html`<input id="delay" type="number" min="0" max="60000" step="100" inputmode="numeric">`)}
</div>
<button type="submit">設定する</button>
</form>
<ul id="rules" aria-label="設定中の失敗と遅れ"></ul>
<p class="actions"><button type="button" id="copy">リンクをコピー</button><a id="unframed" href="/">枠なしで開く</a></p>
<h2 id="log-heading">記録</h2>
<ol id="log" aria-labelledby="log-heading" tabindex="0"></ol>
</aside>
<main id="stage" data-viewport="${state.viewport}"><div class="app-bar" aria-hidden="true">アプリ</div><iframe id="frame" title="${title}" src="about:blank"></iframe></main>
</body>
</html>`.text
}
