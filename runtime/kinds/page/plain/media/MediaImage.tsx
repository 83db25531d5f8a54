import { type MediaProps, toAspect } from './mediaProps.ts'
import { Picture } from './Picture.tsx'

/** One picture, cut to the ratio of the block. */
export const MediaImage = ({ block, items: [item], alt }: MediaProps) => (
  <Picture path={item?.path} alt={alt} aspect={toAspect(block.ratio)} />
)
