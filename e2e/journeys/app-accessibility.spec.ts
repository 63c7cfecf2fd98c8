import { layoutRules } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { expectAccessibleOnPhones } from './steps/accessibility.ts'
import { appScreens, unlikeForMembers } from './steps/app-screens.ts'
import { goOn, memberInApp, visitorInApp } from './steps/app-visit.ts'

// axe looks at every element of pages with a hundred products.
test.slow()

for (const [about, { open, members }] of Object.entries(appScreens))
  for (const user of ['visitor', 'member'] as const)
    test(`[CHR-001] ${about}: a ${user} in the app finds one main area without the chrome of the web, accessible and no wider than the phone @mobile`, async ({
      page,
      newVisitor,
    }) => {
      const visit = user === 'member' ? await memberInApp(page, await newVisitor()) : await visitorInApp(page)
      // The screens of the shell are where the others are left for.
      const isOpenedAfresh = (place: number) => place === 0 || about === 'shell'
      const screens: readonly string[] = user === 'member' ? [...open, ...members] : open
      for (const [place, screen] of screens.entries())
        await test.step(screen, async () => {
          await (isOpenedAfresh(place) ? visit(screen) : goOn(page, screen))
          await expect(page).toHaveURL((url) => url.pathname === new URL(screen, url).pathname)
          await expect(page.getByRole('main')).toHaveCount(1)
          await expect(page.getByRole('banner')).toHaveCount(0)
          await expect(page.getByRole('contentinfo')).toHaveCount(0)
          // Members see the same on the other screens, by all rules. [K-138]
          const rules = user === 'member' || unlikeForMembers.includes(screen) ? undefined : layoutRules
          await expectAccessibleOnPhones(page, `${screen} for a ${user}`, rules)
        })
    })
