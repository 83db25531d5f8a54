import type { MediaProps } from './mediaProps.ts'
import { Portrait } from './Portrait.tsx'
import { usualDiameter } from './waitingMedia.ts'

/** A round portrait; the initials of the name where there is no picture. */
export const MediaAvatar = ({ block, items: [item], alt }: MediaProps) => (
  <Portrait path={item?.path} size={block.size ?? usualDiameter} alt={alt} name={alt} />
)
