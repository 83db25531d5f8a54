import type { CSSProperties } from 'react'

/** How far an entry of the side menu stands in: folders inside folders further, and entries without an icon as far as the words above. */
export function toIndent(depth: number, hasIcon: boolean): CSSProperties {
  const pixels = 12 + depth * 14 + (hasIcon ? 0 : 12)
  return { '--pw-indent': `${pixels}px` } as CSSProperties
}
