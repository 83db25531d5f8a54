import type { JsonObject } from '../../json.ts'
import { withFields } from './fields.ts'
import { formattedText } from './formattedText.ts'
import { change, ofEach, ofObject, rename } from './rename.ts'
import { groupOfTabs } from './tabs.ts'

/** What changes in a block, by the type that it had. */
const byType: Readonly<Record<string, (block: JsonObject) => JsonObject>> = {
  html: formattedText,
  group: groupOfTabs,
  repeat: (block) => rename(block, { item: 'blocks' }),
  calendar: (block) => rename(block, { styles: 'tones' }),
  timeline: (block) => rename(block, { styles: 'tones' }),
  table: (block) => rename(block, { rowStyles: 'rowTones' }),
}

/** Where records come from, by itself or under a name. */
export const toSource = ofObject((source) => rename(source, { asked: 'filterable' }))

/** Properties that hold blocks, and those that hold parts with blocks. */
const lists = ['blocks', 'item'] as const
const parts = ['tabs', 'steps', 'columns'] as const

const toBlocks = ofEach(toBlock)
const toParts = ofEach((part) => change(part, 'blocks', toBlocks))

function toBlock(block: JsonObject): JsonObject {
  const own = withFields(change(block, 'source', toSource))
  const ofLists = lists.reduce((holder, name) => change(holder, name, toBlocks), own)
  const whole = parts.reduce((holder, name) => change(holder, name, toParts), ofLists)
  const type = String(whole.type)
  return Object.hasOwn(byType, type) ? (byType[type]?.(whole) ?? whole) : whole
}

/** A page, or a part of one, whose `blocks` are those of the second edition. */
export const withBlocks = (holder: JsonObject): JsonObject => change(holder, 'blocks', toBlocks)
