import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { ActionButton } from '../header/header-styles.ts'
import { useDeferred } from '../use-deferred.ts'
import type { DrawerProps } from './drawer.tsx'

const loadDrawer = () => import('./drawer.tsx').then(({ Drawer }) => Drawer)

/** Opens the drawer, and has the focus again when it closes. */
export function MenuButton(props: Omit<DrawerProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  const { Part: Drawer, get, warm } = useDeferred(loadDrawer)

  return (
    <>
      <ActionButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={(event) => {
          // Safari does not focus what is clicked; the drawer gives the focus back to where it was.
          event.currentTarget.focus()
          void get().then(setIsOpen)
        }}
      >
        <Menu size={26} />
        メニュー
      </ActionButton>
      {isOpen && Drawer !== undefined ? <Drawer {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
