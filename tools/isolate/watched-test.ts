import { type BrowserContext, test as base, expect } from '@playwright/test'

/** Playwright's `test` that fails on what a page must never do: a violation of its policy, an error that nobody caught. */
export const watchedTest = base.extend<{ problems: string[] }>({
  problems: [
    async ({ browserName: _ }, use) => {
      const problems: string[] = []
      await use(problems)
      expect(problems, 'policy violations and page errors').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    await watch(context, problems)
    await use(context)
  },
})

async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  await context.exposeFunction('tellPolicyViolation', (violation: string) => problems.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellPolicyViolation')
      if (typeof tell === 'function') tell(`${effectiveDirective} refuses ${blockedURI} on ${location.pathname}`)
    })
  })
  context.on('weberror', (webError) => problems.push(`page error: ${webError.error().stack ?? webError.error()}`))
}
