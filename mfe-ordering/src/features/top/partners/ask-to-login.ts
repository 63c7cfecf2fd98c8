import type { PlatformServices } from '@shop/shared/platform'

/** A visitor at the door of a partner. [ORD-024, ORD-026] */
export async function askToLogin({ notices, login }: Pick<PlatformServices, 'notices' | 'login'>): Promise<void> {
  const wants = await notices.confirm({
    title: 'この先を閲覧するにはログインする必要があります。ログイン画面へ移動しますか？',
    yes: 'ログイン画面へ移動する',
    no: '移動しない',
  })
  if (wants) login()
}
