import { evaluateCondition, isObject } from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { type SiteScope, writeText } from '../scope.ts'
import type { WriteBlock, WriteBlocks, Writing } from '../writing.ts'
import { writeColumns, writeGroup, writeSteps, writeTabs } from './containers.ts'
import { writeEmpty } from './empty.ts'
import { writeFragment } from './fragment.ts'
import { writeHero } from './hero.ts'
import { writeMedia } from './media.ts'
import { writePageBlock } from './page.ts'
import { writeRepeat } from './repeat.ts'
import { writeDescriptions, writeTable } from './table.ts'
import { writeTextBlock } from './text.ts'

/** The blocks that are text; what is drawn, such as charts, is left to the app. A new one is a file here and a line in this list. */
const blocks: Readonly<Record<string, WriteBlock>> = {
  text: writeTextBlock,
  hero: writeHero,
  repeat: writeRepeat,
  group: writeGroup,
  columns: writeColumns,
  tabs: writeTabs,
  steps: writeSteps,
  media: writeMedia,
  fragment: writeFragment,
  page: writePageBlock,
  table: writeTable,
  descriptions: writeDescriptions,
}

/** Pages and fragments stand in each other no deeper than this. */
const deepest = 8

/** Those whose title is not written by themselves. */
const titled: ReadonlySet<string> = new Set([
  'repeat',
  'group',
  'columns',
  'tabs',
  'steps',
  'media',
  'table',
  'descriptions',
])

/** Writes blocks one after the other, in the order in which a person reads them. */
export const writeBlocks: WriteBlocks = async (list, scope, writing) => {
  if (!Array.isArray(list) || writing.depth > deepest) return ''
  const written: string[] = []
  for (const block of list.filter(isObject)) written.push(await writeBlock(block, scope, writing))
  return written.join('')
}

async function writeBlock(
  block: Readonly<Record<string, unknown>>,
  scope: SiteScope,
  writing: Writing,
): Promise<string> {
  const type = String(block.type)
  const write = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  // A block that asks for a code is none for who is not signed in.
  if (write === undefined || typeof block.access === 'string') return ''
  if (!evaluateCondition(toCondition(block.showWhen), scope, true)) return ''
  const inner = block.source === undefined ? scope : await withSource(block.source, scope, writing)
  const isEmpty = block.source !== undefined && inner.rows.length === 0
  const inside = isEmpty ? writeEmpty(block, inner, writing) : await write(block, inner, writing, writeBlocks)
  const title = titled.has(type) ? writeText(block.title, inner, writing.text) : ''
  return inside === '' || title === '' ? inside : `<section><h3>${escapeHtml(title)}</h3>${inside}</section>`
}

async function withSource(source: unknown, scope: SiteScope, { ask }: Writing): Promise<SiteScope> {
  const { rows } = await ask(source, scope)
  return { ...scope, rows, record: rows[0] ?? {} }
}

const toCondition = (condition: unknown): string | undefined => (typeof condition === 'string' ? condition : undefined)
