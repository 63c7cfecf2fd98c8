import type { BrowserContext } from '@playwright/test'

/** Hears what a page must never do: violations of a policy, and errors that nobody caught. */
export async function watchContext(context: BrowserContext, problems: string[]): Promise<void> {
  await context.exposeFunction('tellPolicyViolation', (violation: string) => problems.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellPolicyViolation')
      if (typeof tell === 'function') tell(`${effectiveDirective} refuses ${blockedURI} on ${location.pathname}`)
    })
  })
  context.on('weberror', (webError) => problems.push(`page error: ${webError.error().stack ?? webError.error()}`))
}
