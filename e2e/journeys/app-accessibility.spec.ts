import { expect, test } from '../stack/test.ts'
import { expectAccessibleOnPhones } from './steps/accessibility.ts'
import { appScreens } from './steps/app-screens.ts'
import { memberInApp, visitorInApp } from './steps/app-visit.ts'

// axe looks at every element of pages with a hundred products.
test.slow()

for (const [about, { open, members }] of Object.entries(appScreens))
  for (const user of ['visitor', 'member'] as const)
    test(`[CHR-001] ${about}: a ${user} in the app finds one main area without the chrome of the web, accessible and no wider than the phone @mobile`, async ({
      page,
      newVisitor,
    }) => {
      const visit = user === 'member' ? await memberInApp(page, await newVisitor()) : await visitorInApp(page)
      for (const screen of user === 'member' ? [...open, ...members] : open)
        await test.step(screen, async () => {
          await visit(screen)
          await expect(page).toHaveURL((url) => url.pathname === new URL(screen, url).pathname)
          await expect(page.getByRole('main')).toHaveCount(1)
          await expect(page.getByRole('banner')).toHaveCount(0)
          await expect(page.getByRole('contentinfo')).toHaveCount(0)
          await expectAccessibleOnPhones(page, `${screen} for a ${user}`)
        })
    })
