import { columnsBlock } from './columns/index.ts'
import { copyBlock } from './copy/index.ts'
import { countdownBlock } from './countdown/index.ts'
import type { AnyPlainBlock } from './definition.ts'
import { fragmentBlock } from './fragment/index.ts'
import { groupBlock } from './group/index.ts'
import { heroBlock } from './hero/index.ts'
import { inputsBlock } from './inputs/index.ts'
import { mediaBlock } from './media/index.ts'
import { pageBlock } from './page/index.ts'
import { qrBlock } from './qr/index.ts'
import { repeatBlock } from './repeat/index.ts'
import { stepsBlock } from './steps/index.ts'
import { tabsBlock } from './tabs/index.ts'
import { textBlock } from './text/index.ts'

const definitions: readonly AnyPlainBlock[] = [
  textBlock,
  groupBlock,
  columnsBlock,
  tabsBlock,
  stepsBlock,
  repeatBlock,
  inputsBlock,
  fragmentBlock,
  pageBlock,
  mediaBlock,
  heroBlock,
  countdownBlock,
  qrBlock,
  copyBlock,
]

const byId = new Map<string, AnyPlainBlock>(definitions.map((definition) => [definition.id, definition]))

/** The definition of a type of block without a frame; undefined for any other type. */
export const findPlainBlock = (type: string): AnyPlainBlock | undefined => byId.get(type)
