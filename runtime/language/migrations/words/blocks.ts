import type { JsonObject } from '../../json.ts'
import { formattedText } from './formattedText.ts'
import { change, ofEach } from './rename.ts'
import { groupOfTabs } from './tabs.ts'

/** What the second edition calls the parts of a block, by the type that the block had. */
const byType: Readonly<Record<string, (block: JsonObject) => JsonObject>> = {
  html: formattedText,
  group: groupOfTabs,
}

/** Properties that hold blocks, and those that hold parts with blocks. */
const lists = ['blocks', 'item'] as const
const parts = ['tabs', 'steps', 'columns'] as const

const toBlocks = ofEach(toBlock)

function toBlock(block: JsonObject): JsonObject {
  const ofLists = lists.reduce((holder, name) => change(holder, name, toBlocks), block)
  const whole = parts.reduce(
    (holder, name) =>
      change(
        holder,
        name,
        ofEach((part) => change(part, 'blocks', toBlocks)),
      ),
    ofLists,
  )
  const type = String(whole.type)
  return Object.hasOwn(byType, type) ? (byType[type]?.(whole) ?? whole) : whole
}

/** A page, or a part of one, whose `blocks` are those of the second edition. */
export const withBlocks = (holder: JsonObject): JsonObject => change(holder, 'blocks', toBlocks)
