import { evaluateIn, isObject } from '../../../runtime/language/index.ts'
import { withState } from '../withState.ts'
import type { WriteBlock } from '../writing.ts'

/** The blocks of a fragment, which see what they are given and nothing else of the page around. */
export const writeFragment: WriteBlock = async (block, scope, writing, write) => {
  const document = typeof block.fragment === 'string' ? await writing.findPage(block.fragment) : undefined
  if (document === undefined) return ''
  const formulas = isObject(block.with) ? block.with : {}
  const given = Object.fromEntries(
    Object.entries(formulas).map(([name, formula]) => [name, evaluateIn(String(formula), scope)]),
  )
  const fields = isObject(document.fields) ? document.fields : {}
  const deeper = { ...writing, fields, depth: writing.depth + 1 }
  const inner = await withState(document, { ...scope, given, rows: [], state: {}, sources: {} }, deeper)
  return write(document.blocks, inner, deeper)
}
