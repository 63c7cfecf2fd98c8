import { keepInAddress, query } from './address.ts'
import { element } from './element.ts'
import { applyFaults } from './state.ts'

/** One list of the address, `favourites:503,putOrder:hang`, as pairs. */
const pairsOf = (name: string): Map<string, string> =>
  new Map(
    (query().get(name) ?? '')
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => [pair.replace(/:.*$/, ''), pair.replace(/^[^:]*:?/, '')]),
  )

const listOf = (pairs: ReadonlyMap<string, string>): string =>
  [...pairs].map(([call, value]) => `${call}:${value}`).join(',')

async function setRule(call: string, failure: string, delay: string): Promise<void> {
  const [fails, delays] = [pairsOf('fail'), pairsOf('delay')]
  if (failure === '') fails.delete(call)
  else fails.set(call, failure)
  if (delay === '' || delay === '0') delays.delete(call)
  else delays.set(call, delay)
  keepInAddress({ fail: listOf(fails), delay: listOf(delays) })
  showRules()
  await applyFaults()
}

function showRules(): void {
  const [fails, delays] = [pairsOf('fail'), pairsOf('delay')]
  const lines = [...new Set([...fails.keys(), ...delays.keys()])].map((call) => {
    const line = document.createElement('li')
    const delay = delays.get(call)
    line.append([call, fails.get(call) ?? '', delay === undefined ? '' : `${delay}ms`].join(' '))
    const undo = document.createElement('button')
    undo.type = 'button'
    undo.textContent = '解除'
    undo.setAttribute('aria-label', `${call} を解除`)
    undo.addEventListener('click', () => void setRule(call, '', ''))
    line.append(undo)
    return line
  })
  element('rules', HTMLUListElement).replaceChildren(...lines)
}

/** Failures and delays can be set while the page stands: they hold from the next call on. */
export function offerRules(): void {
  showRules()
  element('add-rule', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const call = element('call', HTMLSelectElement).value
    void setRule(call, element('failure', HTMLSelectElement).value, element('delay', HTMLInputElement).value)
  })
}
