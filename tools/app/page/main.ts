import { type AppState, addressOf, readAddress } from './address.ts'
import { createApp } from './app.ts'
import { host } from './host.ts'
import { noteOf } from './log.ts'
import { addToLog, offerLog } from './log-list.ts'
import { drawPanel, offerPanel, showProblems } from './panel.ts'
import { drawPhone, drawSheet, offerPhone } from './phone.ts'
import { topOf } from './stack.ts'
import { createWebviews, insetsOf } from './webviews.ts'

const shopOrigin = document.documentElement.dataset['shop'] ?? ''
const { state, problems } = readAddress(new URL(window.location.href).searchParams)

const clockFormat = new Intl.DateTimeFormat('ja-JP', {
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3, hour12: false },
})
const now = () => clockFormat.format(new Date())
const wait = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms))
const failed = (error: unknown) => showProblems([String(error)])

const webviews = createWebviews(shopOrigin, (id, word) => {
  if (word.kind === 'began') tellDevice(id)
  app.hear(id, word).catch(failed)
})

const app = createApp(state, {
  host,
  shopOrigin,
  now,
  wait,
  randomId: () => window.crypto.randomUUID(),
  tell: webviews.tell,
  log: addToLog,
  draw(drawn, pathOf) {
    webviews.draw(drawn, pathOf)
    drawPhone(drawn)
    drawPanel(drawn)
    drawSheet(drawn.native.sheet, app)
    webviews.tellInsets(drawn.state)
    window.history.replaceState(null, '', addressOf(drawn.state))
  },
})

/** A document that begins learns how the device stands. */
function tellDevice(id: number): void {
  const { state: current } = app.now()
  webviews.tell(id, { kind: 'insets', insets: insetsOf(current) })
  webviews.tell(id, { kind: 'network', isOnline: current.network === 'on' })
}

/** The hour of the shop belongs to a link like the rest of it. */
async function start(next: AppState): Promise<void> {
  const { now: hour, weeks } = await host.setHour(next.clock)
  app.note('start', `${new Date(hour).toLocaleString('ja-JP')} 受付中の週: ${weeks.join(' ')}`)
  // A link without a network opens first what it then cuts off.
  await app.start({ ...next, network: 'on' })
  if (next.network === 'off') app.set({ network: 'off' })
}

const say = (text: string) => addToLog(noteOf(now(), 'device', text))

showProblems(problems)
offerLog(say)
offerPhone(app)
offerPanel({
  ...{ app, host, wait, say, tellAll: webviews.tellAll },
  restart: (next) => start(next).catch(failed),
  reload() {
    const top = topOf(app.now().stack)
    if (top !== undefined) webviews.tell(top.id, { kind: 'reload' })
  },
})
void start(state).catch(failed)
