import { keepInAddress } from './address.ts'
import { element } from './element.ts'
import { applyFaults, type Rule } from './state.ts'

/** The rules that the host has taken from the address: the next change leaves a refused one out. */
let holding: readonly Rule[] = []

const listOf = (pairs: readonly (readonly [string, string | number | undefined])[]): string =>
  pairs.flatMap(([call, value]) => (value === undefined ? [] : [`${call}:${value}`])).join(',')

async function setRule(call: string, failure: string, delay: string): Promise<void> {
  const others = holding.filter((rule) => rule.call !== call)
  keepInAddress({
    fail: listOf([...others.map((rule) => [rule.call, rule.failure] as const), [call, failure || undefined]]),
    delay: listOf([...others.map((rule) => [rule.call, rule.delayMs] as const), [call, Number(delay) || undefined]]),
  })
  showRules(await applyFaults())
}

export function showRules(rules: readonly Rule[]): void {
  holding = rules
  const lines = rules.map(({ call, failure = '', delayMs }) => {
    const line = document.createElement('li')
    line.append([call, failure, delayMs === undefined ? '' : `${delayMs}ms`].join(' '))
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
  element('add-rule', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const call = element('call', HTMLSelectElement).value
    void setRule(call, element('failure', HTMLSelectElement).value, element('delay', HTMLInputElement).value)
  })
}
