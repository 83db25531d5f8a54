import { type ComponentType, use } from 'react'
import { toIconName } from '../language/index.ts'
import { commonIcons } from './commonIcons.ts'

type Icons = ReadonlyMap<string, ComponentType>

const none: Icons = new Map()

let others: Promise<Icons> | undefined

/** The other icons, asked for once; without their chunk an icon is a dot. */
function loadOthers(): Promise<Icons> {
  others ??= import('./otherIcons.ts').then(({ otherIcons }) => otherIcons).catch(() => none)
  return others
}

/** Draws a named icon; it is decoration, so that nothing reads it out. */
export default function NamedIcon({ name }: { readonly name: string }) {
  const icon = toIconName(name)
  const Common = commonIcons.get(icon)
  return <span aria-hidden="true">{Common ? <Common /> : <OtherIcon icon={icon} />}</span>
}

function OtherIcon({ icon }: { readonly icon: string }) {
  const Other = use(loadOthers()).get(icon)
  return Other ? <Other /> : <span className="pw-icon-dot" />
}
