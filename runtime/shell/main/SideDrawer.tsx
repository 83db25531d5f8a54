import { Drawer } from '../drawer/Drawer.tsx'
import type { MenuItem } from '../routing/menu.ts'
import { Side } from './Side.tsx'

interface SideDrawerProps {
  readonly items: readonly MenuItem[]
  readonly path: string
  readonly onClose: () => void
}

/** The side menu of a mobile device, in front of the page. */
export function SideDrawer({ items, path, onClose }: SideDrawerProps) {
  return (
    <Drawer width="menu" onClose={onClose}>
      {(close) => <Side items={items} path={path} isFolded={false} onChoose={close} />}
    </Drawer>
  )
}
