import { type AppState, addressOf, choices, readAddress } from './address.ts'
import type { App, Drawn } from './app.ts'
import type { ToWebview } from './channel.ts'
import { element, make } from './element.ts'
import type { HostPort } from './host.ts'

type Choice = keyof typeof choices

/** These change the app while it runs; after the others it starts anew. */
const whileRunning: readonly Choice[] = ['width', 'network', 'refresh', 'orientation', 'area']

export type PanelPorts = {
  app: App
  host: HostPort
  wait(ms: number): Promise<void>
  tellAll(word: ToWebview): void
  reload(): void
  restart(state: AppState): Promise<void>
  say(text: string): void
}

const select = (name: string) => element(name, HTMLSelectElement)
const input = (name: string) => element(name, HTMLInputElement)
const minuteMs = 60_000
const backgroundMinutes = 15
/** Pages note that they are hidden before time goes on. */
const hiddenMs = 300

/** The controls say what holds; what somebody is typing stays. */
export function drawPanel({ state, native }: Drawn): void {
  for (const name of Object.keys(choices) as Choice[]) select(name).value = String(state[name])
  for (const name of ['path', 'clock', 'week'] as const)
    if (document.activeElement !== input(name)) input(name).value = state[name]
  const { cartPieces, planningWeek, keyword, history, favourite } = native
  const told = [
    ['カート', cartPieces === undefined ? '' : `${cartPieces}点（${planningWeek}）`],
    ['検索', keyword],
    ['検索履歴', history.join('、')],
    ['お気に入り', favourite ?? ''],
  ] as const
  element('told', HTMLDListElement).replaceChildren(
    ...told.flatMap(([name, value]) => [make('dt', name), make('dd', value || '—')]),
  )
}

export function offerPanel(ports: PanelPorts): void {
  for (const [name, labels] of Object.entries(choices))
    select(name).replaceChildren(
      ...Object.entries(labels).map(([value, label]) => Object.assign(make('option', label), { value })),
    )
  offerChoices(ports)
  offerActions(ports)
}

function offerChoices({ app, restart, say, tellAll }: PanelPorts): void {
  const controls = element('controls', HTMLFormElement)
  controls.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const { state, problems } = readAddress(new URLSearchParams(chosen(controls)))
    if (problems.length > 0) return
    if (!whileRunning.includes(target.id as Choice)) return void restart(state)
    app.set({ [target.id]: state[target.id as Choice] })
    if (target.id === 'network') tellAll({ kind: 'network', isOnline: state.network === 'on' })
  })
  controls.addEventListener('submit', (event) => {
    event.preventDefault()
    const { state, problems } = readAddress(new URLSearchParams(chosen(controls)))
    showProblems(problems)
    if (problems.length === 0) void restart(state)
  })
  element('copy-link', HTMLButtonElement).addEventListener('click', () => {
    const link = new URL(addressOf(app.now().state), window.location.origin).href
    void navigator.clipboard.writeText(link).then(() => say('リンクをコピーしました'))
  })
}

const chosen = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value).trim()])

/** Names what could not be read of an address. */
export function showProblems(problems: readonly string[]): void {
  element('problems', HTMLUListElement).replaceChildren(...problems.map((text) => make('li', text)))
}

function offerActions({ app, host, wait, tellAll, reload, say }: PanelPorts): void {
  const background = async () => {
    tellAll({ kind: 'visibility', isHidden: true })
    say(`バックグラウンドへ（${backgroundMinutes}分）`)
    await wait(hiddenMs)
    // Longer than the life of a token.
    await Promise.all([host.forward(backgroundMinutes * minuteMs), host.expireTokens()])
    tellAll({ kind: 'visibility', isHidden: false })
    say('フォアグラウンドへ')
  }
  const favourite = async () => {
    const orderNumber = input('favourite-number').value.trim()
    const isFavourite = input('favourite-on').checked
    app.sayToAll({ type: 'favouriteChanged', payload: orderNumber === '' ? {} : { orderNumber, isFavourite } })
  }
  const expire = async () => {
    await host.expireTokens()
    say('アクセストークンを期限切れにしました')
  }
  const kill = async () => {
    say('WebViewのプロセスが終了しました')
    await app.move({ type: 'reopen' })
  }
  const actions: Readonly<Record<string, () => unknown>> = {
    'hand-over': app.handOverTokens,
    expire,
    back: app.back,
    'swipe-back': app.swipeBack,
    favourite,
    background,
    reload,
    kill,
  }
  for (const [id, act] of Object.entries(actions))
    element(id, HTMLButtonElement).addEventListener('click', () => void Promise.resolve(act()).catch(say))
}
