import {
  appSchemes,
  bridgeVersionOf,
  type MessageFromAppType,
  type MessagesToApp,
  readMessageToApp,
} from '@shop/shared/bridge'
import type { Account, AppState } from './address.ts'
import type { FromWebview, ToWebview } from './channel.ts'
import { followMessage, type MessageHandlers } from './follow-message.ts'
import type { HostPort } from './host.ts'
import { entryFromApp, entryFromPage, type LogEntry, noteOf } from './log.ts'
import { type Native, nothingTold } from './native.ts'
import { emptyStack, nextStack, type Stack, type StackAction, topOf } from './stack.ts'
import { canSend, entryAddress, handshakeAnswer, handsOverInHandshake, pathOfPage, type Tokens } from './versions.ts'

export type AppPorts = {
  host: HostPort
  shopOrigin: string
  now(): string
  randomId(): string
  wait(ms: number): Promise<void>
  /** To the script in a webview. */
  tell(id: number, word: ToWebview): void
  /** Draws everything anew, and opens each new webview at the address that `addressOf` gives. */
  draw(app: Drawn, addressOf: (path: string) => string): void
  log(entry: LogEntry): void
}

export type Drawn = { state: AppState; stack: Stack; native: Native }

/** Pages that do not answer to the hardware's button in time have not handled it. */
const backPatienceMs = 1000
const loginErrorPath = '/mobile/login-error'

/** The app around the webviews, as far as a page of the shop notices it. */
export type App = ReturnType<typeof createApp>

export function createApp(first: AppState, ports: AppPorts) {
  let state = first
  let stack = emptyStack
  let native = nothingTold
  let tokens: Tokens | undefined
  /** The shell is older than the app and takes no tokens from the handshake: they go into addresses from then on. */
  let isShellOld = false
  /** A page has asked for new tokens and got none: its way to the login is no sign of an older shell. */
  let isLoginOver = false
  const backs = new Map<string, (isHandled: boolean) => void>()

  const note = (type: string, text: string) => ports.log(noteOf(ports.now(), type, text))
  /** Whether the page hears it: an app says what its version knows, and a shell that is older than the app knows less. */
  const isHeard = (type: MessageFromAppType) => canSend(state.version, type) && !isShellOld
  const isLoggedIn = () => state.account !== 'visitor' && state.account !== 'none'

  function draw(): void {
    const isHandedInAddress = isShellOld || !handsOverInHandshake(state.version)
    ports.draw({ state, stack, native }, (path) =>
      entryAddress(path, {
        version: state.version,
        tokens: isHandedInAddress ? tokens : undefined,
        isViewMode: state.account === 'visitor',
        week: state.week === '' ? undefined : state.week,
      }),
    )
  }

  /** The state follows the webview that is on top: the address names what is looked at. */
  function showStack(next: Stack): void {
    stack = next
    state = { ...state, path: topOf(stack)?.path ?? state.path }
    draw()
  }

  function show(next: Partial<Native>): void {
    native = { ...native, ...next }
    draw()
  }

  function say(id: number, message: { type: string; payload: unknown } | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    ports.log(entryFromApp(ports.now(), text))
    ports.tell(id, { kind: 'say', text })
  }

  /** Opens what the action brings, with a token where somebody is logged in. */
  async function move(action: StackAction): Promise<void> {
    const opens = nextStack(stack, action).lastId !== stack.lastId
    if (opens && state.network === 'off') {
      show({ sheet: { kind: 'alert', title: 'ネットワークに接続できません', text: '接続をご確認ください。' } })
      return
    }
    if (opens && isLoggedIn()) tokens ??= await ports.host.login(state.account)
    showStack(nextStack(stack, action))
  }

  async function login(account: Account): Promise<void> {
    state = { ...state, account }
    tokens = undefined
    isLoginOver = false
    if (isLoggedIn()) tokens = await ports.host.login(account)
  }

  /** A page that the tokens of the handshake have not let in is opened with them in its address: never stuck. */
  async function askForLogin(path: string): Promise<void> {
    if (topOf(stack)?.path.startsWith(loginErrorPath) === true && isLoggedIn() && !isLoginOver) {
      isShellOld = true
      await login(state.account)
      await move({ type: 'reopen', path })
    } else show({ sheet: { kind: 'login', path } })
  }

  /** A shell that says it is older takes no tokens from the answer, and shows a member what visitors see. */
  async function answerHandshake(id: number, text: string, said: MessagesToApp['handshake']): Promise<void> {
    say(id, handshakeAnswer(state.version, text, said.nonce, tokens))
    if (isShellOld || !isLoggedIn() || !handsOverInHandshake(state.version)) return
    if (handsOverInHandshake(bridgeVersionOf(said.bridge))) return
    isShellOld = true
    await move({ type: 'reopen' })
  }

  const doings: MessageHandlers = {
    ...{ shopOrigin: ports.shopOrigin, move, show, askForLogin },
    answerHandshake,
    backDone: (id, isHandled) => backs.get(id)?.(isHandled),
  }

  async function receive(id: number, text: string): Promise<void> {
    const entry = entryFromPage(ports.now(), text, state.version)
    ports.log(entry)
    const message = readMessageToApp(text)
    if (entry.state === 'valid' && message !== undefined) await followMessage(message, { id, text }, doings)
  }

  /** [MOB-008] */
  async function followScheme(id: number, url: string): Promise<void> {
    note('scheme', url)
    if (url !== appSchemes.refreshToken) return
    if (state.refresh === 'tokens') return handOver(id)
    isLoginOver = true
    if (state.refresh === 'silence') return
    if (isHeard('tokensRefused')) say(id, { type: 'tokensRefused', payload: {} })
    else show({ sheet: { kind: 'login', path: topOf(stack)?.path ?? state.path } })
  }

  /** New tokens: by a message, or to a page that is opened anew where app or shell are too old for it. */
  async function handOver(id: number): Promise<void> {
    if (!isLoggedIn()) return note('tokens', 'ログインしていません')
    await login(state.account)
    if (isHeard('tokens')) say(id, { type: 'tokens', payload: tokens })
    else await move({ type: 'reopen' })
  }

  /** An app that may ask the page whether it closes something or goes back itself does so before it closes the view. */
  async function leave(): Promise<void> {
    const top = topOf(stack)
    const isHandled = top !== undefined && canSend(state.version, 'back') && (await isHandledBy(top.id))
    if (!isHandled) await move({ type: 'pop' })
  }

  async function isHandledBy(webview: number): Promise<boolean> {
    const id = ports.randomId()
    const answer = new Promise<boolean>((resolve) => backs.set(id, resolve))
    say(webview, { type: 'back', payload: { id } })
    const isHandled = await Promise.race([answer, ports.wait(backPatienceMs).then(() => false)])
    backs.delete(id)
    return isHandled
  }

  const back = () => (canSend(state.version, 'back') ? leave() : swipeBack())

  /** A swipe is a step in the history of the webview itself, as long as that has one. */
  async function swipeBack(): Promise<void> {
    const top = topOf(stack)
    if (top?.canGoBack === true) ports.tell(top.id, { kind: 'goBack' })
    else await leave()
  }

  return {
    now: (): Drawn => ({ state, stack, native }),
    note,
    move,
    show,
    back,
    swipeBack,
    /** The app starts anew, with one webview at the path of the state. */
    async start(next: AppState): Promise<void> {
      const isSomebodyElse = next.account !== state.account
      state = next
      native = nothingTold
      isShellOld = false
      isLoginOver = false
      if (isSomebodyElse) tokens = undefined
      await move({ type: 'start', path: next.path })
    },
    /** Other choices, while the webviews stay as they are. */
    set(next: Partial<AppState>): void {
      state = { ...state, ...next }
      draw()
    },
    /** The member has logged in on the app's own sheet. */
    async loginAs(account: Account, path: string): Promise<void> {
      await login(account)
      native = { ...native, sheet: undefined }
      await move({ type: 'reopen', path })
    },
    async handOverTokens(): Promise<void> {
      const top = topOf(stack)
      if (top !== undefined) await handOver(top.id)
    },
    sayToAll(message: { type: string; payload: unknown }): void {
      for (const { id } of Object.values(stack.webviews).flat()) say(id, message)
    },
    /** A word of the script in a webview. */
    async hear(id: number, word: FromWebview): Promise<void> {
      if (word.kind === 'posted') return receive(id, word.text)
      if (word.kind === 'scheme') return followScheme(id, word.url)
      showStack(nextStack(stack, { type: 'moved', id, path: pathOfPage(word.path), canGoBack: word.canGoBack }))
    },
  }
}
