import { usePlatform } from '@shop/shared/platform'
import { useNavigate } from '@shop/shared/router'
import { useEffect } from 'react'

const question = {
  title: '変更を取り消しますか？',
  text: '入力した内容は保存されません。',
  yes: '変更を取り消す',
  no: '入力に戻る',
  isDestructive: true,
}

/** やめる: asks only where something would be lost, and drops it. Whoever just leaves finds it again. */
export function useQuit({ isDirty, to, drop }: { isDirty: boolean; to: string; drop(): void }): () => Promise<void> {
  const { notices, holdRelease } = usePlatform()
  const navigate = useNavigate()
  // Another release may ask for something else: what is half filled in is finished with this one.
  useEffect(() => (isDirty ? holdRelease() : undefined), [isDirty, holdRelease])
  return async () => {
    if (isDirty && !(await notices.confirm(question))) return
    drop()
    navigate(to, { replace: true })
  }
}
