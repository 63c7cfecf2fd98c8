import { describe, expect, it } from '@jest/globals'
import { claimScriptPolicy } from './script-policy.ts'

const bases = ['https://shop.test/_shell/1.0.0/', 'https://assets.shop.test/']

function aPolicy() {
  const made = new Map<string, Parameters<NonNullable<Parameters<typeof claimScriptPolicy>[1]>['createPolicy']>[1]>()
  claimScriptPolicy(bases, { createPolicy: (name, rules) => made.set(name, rules) })
  return made
}

describe('the default policy', () => {
  it('says nothing of HTML and of script texts: the browser refuses both', () => {
    expect([...aPolicy()].map(([name, rules]) => [name, Object.keys(rules)])).toEqual([
      ['default', ['createScriptURL']],
    ])
  })

  it.each([
    { address: 'https://shop.test/_shell/1.0.0/snackbar.js', isTaken: true },
    { address: 'https://assets.shop.test/mfe-ordering/1.0.0/top.js', isTaken: true },
    { address: 'https://shop.test/_shell/1.0.0/../../static-data/x.js', isTaken: false },
    { address: 'https://shop.test/provoked.js', isTaken: false },
    { address: '/provoked.js', isTaken: false },
    { address: 'https://assets.shop.test.evil.example/x.js', isTaken: false },
    { address: 'data:text/javascript,x', isTaken: false },
  ])('takes $address as the address of a script: $isTaken', ({ address, isTaken }) => {
    expect(aPolicy().get('default')?.createScriptURL(address)).toBe(isTaken ? address : undefined)
  })

  it('is not asked for where the browser knows no policies', () => {
    expect(() => claimScriptPolicy(bases, undefined)).not.toThrow()
  })
})
