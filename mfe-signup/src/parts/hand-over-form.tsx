import type { HandOver } from '@shop/shared/api/payment'
import { useEffect, useRef } from 'react'

/** Posts itself in this tab, so that nothing of it stands in an address. [SGN-050, SGN-062] */
export function HandOverForm({ action, fields }: Pick<HandOver, 'action' | 'fields'>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form ref={form} action={action} method="post" hidden>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
