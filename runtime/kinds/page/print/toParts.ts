/** Blocks in parts that follow each other on paper: each table is one of its own, for it grows with its rows. */
export function toParts<B extends { readonly type: string }>(blocks: readonly B[]): readonly (readonly B[])[] {
  const parts: B[][] = []
  let last: B | undefined
  for (const block of blocks) {
    if (last === undefined || last.type === 'table' || block.type === 'table') parts.push([block])
    else parts.at(-1)?.push(block)
    last = block
  }
  return parts
}
