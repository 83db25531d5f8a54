import { isObject, type JsonObject } from '../../json.ts'

/** A block of a former group as a tab: the tab says what an inner group was called. */
function toTab(block: unknown): unknown {
  if (!isObject(block)) return block
  const { title = block.id, ...rest } = block
  return { id: block.id, title, blocks: [block.type === 'group' ? rest : block] }
}

const ofFrame = ['look', 'tones', 'onClick'] as const

/** A group whose blocks were tabs is a block `tabs`; where it had a frame the tabs stand in it. */
export function groupOfTabs(group: JsonObject): JsonObject {
  const { as, blocks, ...rest } = group
  if (as === 'grid') return { ...rest, blocks }
  if (as !== 'tabs' || !Array.isArray(blocks)) return group
  const tabs = blocks.map(toTab)
  if (!ofFrame.some((name) => Object.hasOwn(group, name))) return { ...rest, type: 'tabs', tabs }
  return { ...rest, blocks: [{ type: 'tabs', id: `${String(group.id)}-tabs`, tabs }] }
}
