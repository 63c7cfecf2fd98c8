import { addressWith, keepInAddress } from './address.ts'
import { element } from './element.ts'
import { followHost } from './events.ts'
import { emptyFrame, followFrame, showInFrame } from './frame.ts'
import { note } from './log.ts'
import { offerRules, showRules } from './rules.ts'
import { applyState, showProblems } from './state.ts'

const controls = element('controls', HTMLFormElement)
const viewport = element('viewport', HTMLSelectElement)

/** The whole state of the address, from the beginning: the same link shows the same. */
async function begin(): Promise<void> {
  await emptyFrame()
  const { path, rules } = await applyState()
  showRules(rules)
  showInFrame(path)
}

const chosen = () =>
  Object.fromEntries([...new FormData(controls)].map(([name, value]) => [name, String(value).trim()]))

controls.addEventListener('submit', (event) => {
  event.preventDefault()
  window.location.assign(addressWith(chosen()))
})
viewport.addEventListener('change', () => {
  keepInAddress({ viewport: viewport.value })
  element('stage', HTMLElement).dataset['viewport'] = viewport.value
})
element('copy', HTMLButtonElement).addEventListener('click', () => {
  void window.navigator.clipboard.writeText(window.location.href).then(() => note('リンクをコピーしました', 'host'))
})

followHost()
followFrame()
offerRules()
begin().catch((error: unknown) => showProblems([String(error)]))
