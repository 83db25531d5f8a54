import type { Diagnostic } from '../diagnostic.ts'
import { getMember, getText, isObject } from '../json.ts'
import { collectActions } from './actions.ts'
import { findBlocksWithoutSource } from './blocks.ts'

/** Actions that change records; an online report has no calls for them. */
const changing = new Set(['add', 'edit', 'remove', 'removeBatch', 'import', 'addChild', 'move'])

/** A page says where its records come from, and its source has the calls that its built-in actions need (design 3). */
export function checkSource(page: unknown, model: unknown): readonly Diagnostic[] {
  const kind = getText(page, 'kind') ?? ''
  const source = getMember(page, 'source') ?? getMember(model, 'source')
  if (source === undefined) {
    const hasWork = ['load', 'submit', 'actions'].some((name) => getMember(page, name) !== undefined)
    // What only shows the values that it is opened with has nothing to save.
    const isShown = getText(page, 'readOnlyWhen') === 'true'
    const needs = kind === 'list' || kind === 'picker' || kind === 'treeTable'
    if (needs)
      return [
        {
          path: '',
          code: 'missing-source',
          message: `nothing says where the records of this ${kind} come from: give \`source\`, or a \`model\` that has one`,
        },
      ]
    if (kind === 'form' && !hasWork && !isShown)
      return [
        {
          path: '',
          code: 'missing-source',
          message: 'this form saves nothing: give `source`, a `model` that has one, or `submit` steps',
        },
      ]
    return findBlocksWithoutSource(page)
  }
  if (!isObject(source) || !Object.hasOwn(source, 'onlineReport')) return []
  return collectActions(page)
    .filter((action) => !action.isCustom && changing.has(action.id))
    .map((action) => ({
      path: action.path,
      code: 'no-call',
      message: `\`${action.id}\` changes records, and an online report can only be read; remove it`,
    }))
}
